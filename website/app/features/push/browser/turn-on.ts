import type { Edition } from '@gevel/contract/editions'
import { usualQuietHours } from '@gevel/contract/push-topics'
import { fetchSubscribeOptions, findSettings, saveDevice } from './call-device.ts'
import { noteReport } from './report.ts'
import { subscribe } from './subscription.ts'

/**
 * Asks for permission, which browsers allow only after a click, and subscribes to important news of an edition, unless
 * the device has settings already.
 * @throws Error when the browser cannot reach its push service, or we are not reached
 */
export async function turnOn(edition: Edition, isLoggedIn: boolean): Promise<void> {
  // the key first: a permission without a subscription would be of no use
  const options = await fetchSubscribeOptions()
  if ((await Notification.requestPermission()) !== 'granted') return
  const token = await subscribe(options)
  if (!(await findSettings(token)))
    await saveDevice(token, { settings: { topics: ['breaking'], editions: [edition], quiet: usualQuietHours } })
  noteReport(token, isLoggedIn)
}
