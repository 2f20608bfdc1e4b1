import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { PushService } from '../scripts/checks/push-service.ts'
import { testEnvironment } from './test-environment.ts'

/**
 * A browser that can be notified, with a push service on this machine in place of its maker's, which the browser of the
 * tests has no connection to. It subscribes the page's way, and has the worker of the site.
 */
export class PushBrowser {
  readonly service: PushService
  readonly page: Page
  readonly #context: BrowserContext

  private constructor(service: PushService, context: BrowserContext, page: Page) {
    this.service = service
    this.#context = context
    this.page = page
  }

  /** @param permission what the reader answers when the page asks */
  static async open(context: BrowserContext, permission: NotificationPermission = 'granted'): Promise<PushBrowser> {
    const service = await PushService.start()
    const page = await context.newPage()
    await page.exposeFunction('subscribeAtService', (key: string) => service.subscribe(key))
    await page.addInitScript(pretendPush, permission)
    return new PushBrowser(service, context, page)
  }

  async close(): Promise<void> {
    this.service.stop()
    await this.#context.close()
  }

  /** The endpoint of the subscription that the page has; null without one. */
  endpoint(): Promise<string | null> {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('subscription') ?? '{}').endpoint ?? null)
  }

  /** Delivers a message to the worker, as the browser does, and returns what it shows. */
  async deliver(data: string): Promise<unknown[]> {
    const worker = await this.#worker()
    await worker.evaluate(recordNotifications)
    const session = await this.#context.newCDPSession(this.page)
    const registrationId = await registrationOf(session)
    await session.send('ServiceWorker.deliverPushMessage', { origin: testEnvironment.siteUrl, registrationId, data })
    await session.detach()
    await worker.evaluate(() => Reflect.get(self, 'whenShown'))
    return worker.evaluate(() => Reflect.get(self, 'shown'))
  }

  async #worker(): Promise<Worker> {
    await this.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const [worker] = this.#context.serviceWorkers()
    return worker ?? this.#context.waitForEvent('serviceworker')
  }
}

function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) found(registration.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
}

/** In the page: the reader's answer, and a subscription that the browser remembers. */
function pretendPush(permission: NotificationPermission): void {
  const asked = 'permission-asked'
  const shown = () => (permission === 'denied' ? 'denied' : localStorage.getItem(asked) ? permission : 'default')
  Object.defineProperty(Notification, 'permission', { get: shown })
  Notification.requestPermission = async () => {
    localStorage.setItem(asked, 'yes')
    return permission
  }
  const subscribed = () => {
    const data = JSON.parse(localStorage.getItem('subscription') ?? 'null')
    const unsubscribe = async () => localStorage.removeItem('subscription')
    return data && { endpoint: data.endpoint, toJSON: () => data, unsubscribe }
  }
  PushManager.prototype.getSubscription = async () => subscribed()
  PushManager.prototype.subscribe = async (options) => {
    if (subscribed()) return subscribed()
    const data = await Reflect.get(window, 'subscribeAtService')(options?.applicationServerKey)
    localStorage.setItem('subscription', JSON.stringify(data))
    return subscribed()
  }
}

/** In the worker: what it shows, since the browser of the tests shows no notifications. */
function recordNotifications(): void {
  const shown: unknown[] = []
  const whenShown = new Promise<void>((done) => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    registration.showNotification = async (title, options) => {
      shown.push({ title, ...options })
      done()
    }
  })
  Object.assign(self, { shown, whenShown })
}
