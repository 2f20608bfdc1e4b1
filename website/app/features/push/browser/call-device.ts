import type { pushEndpoints } from '@gevel/contract/endpoints/push'
import { href } from '@gevel/contract/hrefs'
import type { PushSettings, PushSubscriptionData } from '@gevel/contract/push'

type Call = Exclude<keyof typeof pushEndpoints, 'key'>

/** What identifies a subscription, and shows that it is ours. */
export const secretOf = ({ endpoint, keys: { auth } }: PushSubscriptionData) => ({ endpoint, auth })

/** @throws Error when there is no answer */
export async function findSettings(subscription: PushSubscriptionData): Promise<PushSettings | null> {
  const found: { data: PushSettings | null } = await (await call('find', secretOf(subscription))).json()
  return found.data
}

interface SaveOptions {
  settings?: PushSettings
  /** an earlier subscription of this browser */
  replaces?: { endpoint: string; auth: string } | undefined
}

/** Saves a device; without settings it keeps those that it has. */
export async function saveDevice(subscription: PushSubscriptionData, about: SaveOptions = {}): Promise<void> {
  await call('save', { subscription, ...about })
}

export async function removeDevice(subscription: PushSubscriptionData): Promise<void> {
  await call('remove', secretOf(subscription))
}

/** What a browser subscribes with. */
export interface SubscribeOptions {
  /** our public key for push services, base64url */
  publicKey: string
  /** the web app of Firebase, in place of that key */
  firebase: FirebaseWebApp | null
}

export interface FirebaseWebApp {
  apiKey: string
  appId: string
  projectId: string
  messagingSenderId: string
  vapidKey: string
}

export async function fetchSubscribeOptions(): Promise<SubscribeOptions> {
  const response = await fetch(href('/meldingen/toestel'))
  if (!response.ok) throw new Error(`The key was not sent: ${response.status}`)
  return response.json()
}

async function call(name: Call, input: object): Promise<Response> {
  const body = new URLSearchParams({ call: name, input: JSON.stringify(input) })
  const response = await fetch(href('/meldingen/toestel'), { method: 'POST', body })
  if (!response.ok) throw new Error(`The call '${name}' about a device was answered by ${response.status}`)
  return response
}
