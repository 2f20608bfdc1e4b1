import type { PagePath } from '@gevel/contract/paths'
import type { PushMessage } from '@gevel/contract/push'
import { worker } from './scope.ts'

const icon = '/icon-192.png'
const devicePath = '/meldingen/toestel' satisfies PagePath

/** Browsers stop a site that shows nothing for a message: one that cannot be read still says that there is news. */
const unreadable: PushMessage = { title: 'Gevel', text: 'Er is nieuws.', path: '/', story: 'unreadable' }

/** Shows push messages, opens the page of one that is pressed, and reports a new subscription. */
export function listenToPush(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(messageOf(event.data))))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}

function messageOf(data: PushMessageData | null): PushMessage {
  try {
    const sent = data?.json()
    // Firebase wraps it
    const { title, text, path, story } = sent.data ?? sent
    const isMessage = [title, text, path, story].every((part) => typeof part === 'string') && /^\/(?![/\\])/.test(path)
    return isMessage ? { title, text, path, story } : unreadable
  } catch {
    return unreadable
  }
}

/** A later message of the same story replaces the earlier one, without another sound. */
function show({ title, text, path, story }: PushMessage): Promise<void> {
  return worker.registration.showNotification(title, { body: text, tag: story, icon, lang: 'nl', data: path })
}

/** The tab that shows the page, or else a new one. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, worker.location.origin)
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = tabs.find(({ url }) => url === href)
  await (shown ? shown.focus() : worker.clients.openWindow(href))
}

/** A change of the subscription by the browser, which TypeScript's library does not have (Push API §10.4). */
interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null
  readonly oldSubscription?: PushSubscription | null
}

/** Reports the subscription that replaces another. Without it, or without a connection, the next visit to the site does. */
async function renew({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
  const subscription =
    newSubscription ?? (oldSubscription && (await worker.registration.pushManager.subscribe(oldSubscription.options)))
  if (!subscription) return
  const replaces = oldSubscription && secretOf(oldSubscription.toJSON())
  const input = JSON.stringify({ subscription, ...(replaces && { replaces }) })
  await fetch(devicePath, { method: 'POST', body: new URLSearchParams({ call: 'save', input }) })
}

function secretOf({ endpoint, keys }: PushSubscriptionJSON): object {
  return { endpoint, auth: keys?.auth }
}
