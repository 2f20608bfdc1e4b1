// @vitest-environment happy-dom
import { statisticsEventSchema } from '@gevel/contract/statistics'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCookieValue } from '../../request/visitor-cookies.ts'
import { createClientState } from '../../state/client-state.ts'
import { consentValue } from '../../state/consent/consent.ts'
import { recordEvent } from './events.ts'
import { reportEvents } from './report-events.ts'

type Store = ReturnType<typeof createClientState>

interface Batch {
  data: { id: string; events: { eventType: string }[]; session?: object }
}

let posted: Batch[]
let beacons: Batch[]
let store: Store
let stop: () => void

beforeEach(() => {
  posted = []
  beacons = []
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toBe('/statistics/')
    posted.push(JSON.parse(body))
    throw new Error('no network')
  })
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_: string, body: string) => beacons.push(JSON.parse(body)),
  })
  setCookie(`session=${encodeURIComponent(sessionCookieValue(Date.now()))}`)
  show('visible')
  store = createClientState('general')
  stop = reportEvents(store)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the site itself reads it here
  document.cookie = text
}

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}

const kindsOf = (batches: Batch[]) => batches.map(({ data }) => data.events.map(({ eventType }) => eventType))
const view = { eventType: 'Pageview', url: '/' } as const

test('sends the queue 5 s after the start of the page, and then every 15 s when it has events', async () => {
  recordEvent(store, view)
  await vi.advanceTimersByTimeAsync(3_900)
  expect(posted).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(kindsOf(posted)).toEqual([['session-start', 'Pageview']])
  expect(posted[0]?.data).toMatchObject({ id: expect.any(String), session: { id: 0, iat: expect.any(Number) } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posted).toHaveLength(1)
  recordEvent(store, view)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(kindsOf(posted)).toEqual([['session-start', 'Pageview'], ['Pageview']])
  expect(posted[0]?.data.id).not.toBe(posted[1]?.data.id)
})

test('empties the queue before it sends, whatever becomes of it', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  expect(posted).toHaveLength(1)
  expect(store.getState().analyticsQueue).toEqual([])
})

test('reports the session by whether the page is visible, and sends when it is hidden or left', () => {
  show('hidden')
  show('hidden')
  expect(kindsOf(beacons)).toEqual([['session-start', 'session-pause']])
  show('visible')
  dispatchEvent(new Event('pagehide'))
  show('hidden')
  expect(kindsOf(beacons)[1]).toEqual(['session-resume', 'session-stop'])
  // shown again from the browser's own cache
  show('visible')
  dispatchEvent(new Event('pageshow'))
  expect(store.getState().analyticsQueue).toMatchObject([{ eventType: 'session-start' }])
})

test('sends at most as many events in a batch as the backend accepts', async () => {
  for (let times = 0; times < 120; times++) recordEvent(store, view)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(posted.map(({ data }) => data.events.length)).toEqual([50, 50, 21])
})

test('sends nothing with Global Privacy Control, or once the reader has refused statistics', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  show('hidden')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  setCookie(`consent=${consentValue({ day: '2026-11-25', granted: ['marketing'] })}`)
  show('visible')
  show('hidden')
  setCookie('consent=; Max-Age=0')
  expect(beacons).toEqual([])
  expect(store.getState().analyticsQueue).toEqual([])
})

test('reports what the contract knows', () => {
  show('hidden')
  show('visible')
  dispatchEvent(new Event('pagehide'))
  for (const { data } of beacons) for (const event of data.events) statisticsEventSchema.parse(event)
})
