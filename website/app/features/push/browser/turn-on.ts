import type { Edition } from '@gevel/contract/editions'
import { usualQuietHours } from '@gevel/contract/push-topics'
import { fetchPublicKey, findSettings, saveDevice } from './call-device.ts'
import { noteReport } from './push-token.ts'
import { subscribe } from './subscription.ts'

/**
 * Asks for permission, which browsers allow only after a click, and subscribes to important news of an edition, unless
 * the device has settings already.
 * @throws Error when the browser cannot reach its push service, or we are not reached
 */
export async function turnOn(edition: Edition): Promise<void> {
  // the key first: a permission without a subscription would be of no use
  const publicKey = await fetchPublicKey()
  if ((await Notification.requestPermission()) !== 'granted') return
  const token = await subscribe(publicKey)
  if (!(await findSettings(token)))
    await saveDevice(token, { settings: { topics: ['breaking'], editions: [edition], quiet: usualQuietHours } })
  noteReport(token)
}
