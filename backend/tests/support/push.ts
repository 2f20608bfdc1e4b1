import type { PushSettings, PushSubscriptionData } from '@gevel/contract/push'
import { z } from 'zod'
import { ask } from './backend.ts'
import { askAs, type Visit } from './visitor.ts'

const keySchema = z.object({ data: z.object({ publicKey: z.string() }) })

/** The backend's public key for push services. */
export async function pushKey(): Promise<string> {
  return keySchema.parse((await ask('/account/push')).body).data.publicKey
}

export function saveDevice(visit: Visit, subscription: PushSubscriptionData, settings?: Partial<PushSettings>) {
  const complete = settings && { topics: ['breaking'], editions: ['general'], quiet: null, ...settings }
  return askAs(visit, 'PUT', '/account/push', { subscription, settings: complete })
}

export const secretOf = ({ endpoint, keys: { auth } }: PushSubscriptionData) => ({ endpoint, auth })

export async function settingsOf(subscription: PushSubscriptionData): Promise<unknown> {
  return Object((await askAs({}, 'POST', '/account/push/find', secretOf(subscription))).body).data
}
