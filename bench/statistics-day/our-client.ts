/// <reference lib="dom" />
import { recordView } from '../../website/app/features/statistics/page-views.ts'
import { reportEvents } from '../../website/app/features/statistics/report-events.ts'
import { sessionCookieValue } from '../../website/app/request/visitor-cookies.ts'
import { createClientState } from '../../website/app/state/client-state.ts'
import { consentValue } from '../../website/app/state/consent/consent.ts'
import { VirtualTime } from './virtual-time.ts'
import { type Browser, isArticle, type OpenedDocument } from './visit.ts'

/** A batch that our scripts send. */
export interface SentBatch {
  body: string
  events: number
  /** milliseconds since the start of the day */
  sentMs: number
}

/** When `LatePart` has loaded our scripts. */
const scriptsAfterMs = 1_000

/** Runs our scripts for a document, as `Tracker` does, in a time of its own. */
export function batchesOf(browser: Browser, opened: OpenedDocument): SentBatch[] {
  const time = new VirtualTime()
  const sent: SentBatch[] = []
  const send = (body: string) =>
    sent.push({ body, events: JSON.parse(body).data.events.length, sentMs: opened.openedMs + time.nowMs })
  const page = Object.assign(new EventTarget(), {
    visibilityState: opened.isHidden ? 'hidden' : 'visible',
    cookie: cookieOf(browser),
    referrer: '',
    getElementById: () => ({}),
  })
  const view = new EventTarget()
  const restoreGlobals = replaceGlobals({
    ...time.globals,
    document: page,
    location: new URL(opened.url, 'https://gevel.example'),
    navigator: {
      globalPrivacyControl: browser.hasPrivacyControl,
      sendBeacon: (_: string, body: string) => send(body),
    },
    fetch: (_: string, { body }: { body: string }) => {
      send(body)
      return new Promise(() => undefined)
    },
    addEventListener: view.addEventListener.bind(view),
    IntersectionObserver: AlwaysOnScreen,
  })
  try {
    openPage(opened, { time, page, view })
  } finally {
    restoreGlobals()
  }
  return sent
}

interface Surroundings {
  time: VirtualTime
  page: EventTarget & { visibilityState: string }
  view: EventTarget
}

function openPage({ url, steps }: OpenedDocument, { time, page, view }: Surroundings): void {
  const store = createClientState('general')
  let current = url
  let isStarted = false
  let endView = () => {}
  const record = () => {
    endView()
    const isUntracked = isArticle(current)
    endView = recordView(store, {
      url: current.split('?')[0] ?? '',
      routeId: isUntracked ? 'news-id-slug' : 'index',
      isUntracked,
    })
  }
  const setVisible = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const start = () => {
    isStarted = true
    reportEvents(store)
    record()
  }
  for (const step of steps) {
    if (!isStarted && step.atMs > scriptsAfterMs) {
      time.goTo(scriptsAfterMs)
      start()
    }
    time.goTo(step.atMs)
    if (step.does === 'navigate') {
      current = step.url
      if (isStarted) record()
    } else if (step.does === 'leave') {
      view.dispatchEvent(new Event('pagehide'))
      setVisible('hidden')
    } else {
      setVisible(step.does === 'hide' ? 'hidden' : 'visible')
      if (step.does === 'restore') view.dispatchEvent(new Event('pageshow'))
    }
  }
}

function cookieOf({ refusesStatistics }: Browser): string {
  const session = `session=${encodeURIComponent(sessionCookieValue(Date.now()))}`
  return refusesStatistics ? `${session}; consent=${consentValue({ day: '2026-11-25', granted: [] })}` : session
}

/** Tells that an element is on screen, as of the main content of a page it always is. */
class AlwaysOnScreen {
  #isConnected = true
  readonly #onChange: (entries: object[]) => void

  constructor(onChange: (entries: object[]) => void) {
    this.#onChange = onChange
  }

  observe(): void {
    setTimeout(() => this.#isConnected && this.#onChange([{ isIntersecting: true, intersectionRatio: 1 }]), 0)
  }

  disconnect(): void {
    this.#isConnected = false
  }
}

/** @returns a function that restores the globals */
function replaceGlobals(values: Record<string, unknown>): () => void {
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
