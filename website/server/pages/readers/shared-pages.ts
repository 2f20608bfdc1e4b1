import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReaderState } from '@gevel/contract/reader-state'
import { LRUCache } from 'lru-cache'
import { BEARER_COOKIE } from '../../../app/content/backend/bearer.ts'
import type { ChangeClock } from '../../../app/content/cache/change-clock.ts'
import {
  type ReaderFact,
  type ReaderText,
  readerAnswer,
  readerFact,
  type SharedRendering,
} from '../../../app/content/cache/shared-rendering.ts'
import type { Visit } from '../../requests/web-request.ts'
import type { RulesAt } from '../cache-rules.ts'
import { sharedStatus } from '../cache-status.ts'
import { isReading, notStorable } from '../cacheability.ts'
import { freshness, timeToLive } from '../freshness.ts'
import { pageAddress } from '../page-address.ts'
import type { Rendering } from '../render-page.ts'
import { withTimeout } from '../with-timeout.ts'
import { readerCookies } from './reader-cookies.ts'
import type { ReaderStates } from './reader-states.ts'
import { sendShared } from './send-shared-page.ts'
import { factsKey, type SharedPage, sharedPage, sizeOfShared } from './shared-page.ts'
import { newSlots } from './slots.ts'

/** Pages that turned out to be of one reader are not tried again for a while, by their URL. */
const MAX_PERSONAL = 5_000
const PERSONAL_MS = 60_000
/** Readers can invent queries, whose pages only evict one another. */
const QUERY_SHARE = 1 / 4
const LONGEST_MS = 24 * 60 * 60 * 1000
/** What the pages of a URL ask of their readers. */
const MAX_QUESTIONS = 20_000
/** A backend that hangs costs a reader no more than this before the page is rendered without sharing, or the public one is sent. */
const MAX_LOAD_MS = 500
const MAX_RENDER_MS = 800
/** The query of a page that confirms to a reader that a form was submitted. */
const NOTICE = /[?&]gelukt=/

/** What a page asks of its readers. */
interface Questions {
  facts: readonly (ReaderFact | ReaderText)[]
  /** see `factsKey` */
  key: string
}

interface SharedParts {
  /** renders a page with a reader's bearer token, for all readers with the same access */
  render: (url: string, bearer: string, visit: Visit, shared: SharedRendering) => Promise<Rendering>
  visitOf: (req: IncomingMessage) => Visit
  states: ReaderStates
  rulesAt: RulesAt
  clock: ChangeClock
  maxBytes: number
  /** headers of every response, alternating names and values */
  common: readonly string[]
  isSecure: (req: IncomingMessage) => boolean
  count: (outcome: 'hit' | 'miss') => void
}

/** The cache of pages for readers who are logged in: one entry per URL, access and answers to what the page asks of its reader. */
export function sharedPages({
  render,
  visitOf,
  states,
  rulesAt,
  clock,
  maxBytes,
  common,
  isSecure,
  count,
}: SharedParts) {
  const share = (part: number) =>
    new LRUCache<string, SharedPage>({
      maxSize: Math.floor(maxBytes * part),
      sizeCalculation: (page, key) => sizeOfShared(page) + 2 * key.length,
      ttl: LONGEST_MS,
    })
  const stores = { plain: share(1 - QUERY_SHARE), queried: share(QUERY_SHARE) }
  const storeAt = (url: string) => (url.includes('?') ? stores.queried : stores.plain)
  const questions = new LRUCache<string, Questions>({ max: MAX_QUESTIONS })
  const personal = new LRUCache<string, true>({ max: MAX_PERSONAL, ttl: PERSONAL_MS })
  const pending = new Map<string, Promise<void>>()

  /** The bearer token of a reader who could get a shared page. */
  function sharingBearer(req: IncomingMessage): string | undefined {
    const { url = '', headers } = req
    // most requests are of anonymous visitors
    if (!headers.cookie?.includes(BEARER_COOKIE) || !isReading(req) || headers.authorization || NOTICE.test(url))
      return undefined
    return readerCookies(headers.cookie).bearer
  }

  /** The URL of the page that a request could share; undefined for one that is never shared. */
  function sharedUrl(req: IncomingMessage): string | undefined {
    const { url, bypass } = pageAddress(req.url ?? '', rulesAt)
    return bypass || personal.has(url) ? undefined : url
  }

  const keyOf = (url: string, { reader }: ReaderState) => `${reader} ${url}`

  /** The stored page for a reader, while it is fresh. */
  function pageFor(url: string, state: ReaderState, nowMs: number): SharedPage | undefined {
    const key = keyOf(url, state)
    const question = questions.get(key)
    const page = question && storeAt(url).get(entryOf(key, question.facts, state))
    if (!page || page.facts !== question.key) return undefined
    return freshness({ ...page, failedMs: Number.NEGATIVE_INFINITY }, clock, nowMs) === 'fresh' ? page : undefined
  }

  function send(
    req: IncomingMessage,
    res: ServerResponse,
    page: SharedPage,
    state: ReaderState,
    outcome: 'hit' | 'miss',
  ) {
    const nowMs = Date.now()
    count(outcome)
    const cacheStatus = sharedStatus(outcome === 'hit' ? timeToLive(page, clock, nowMs) : undefined)
    sendShared(req, res, page, state, { cacheStatus, nowMs, isSecure })
  }

  /** Sends a fresh page synchronously; false when there is none, or the reader's state has to be loaded first. */
  function sendAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
    const bearer = sharingBearer(req)
    const nowMs = Date.now()
    const state = bearer && states.stateOf(bearer, nowMs)
    if (!state) return false
    // without a query the request's URL is that of the stored page, and no other is stored
    const url = req.url?.includes('?') ? sharedUrl(req) : req.url
    const page = url && pageFor(url, state, nowMs)
    if (!page) return false
    send(req, res, page, state, 'hit')
    return true
  }

  /** Sends a shared page, rendered when necessary; false when this reader needs a page of its own. */
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const bearer = sharingBearer(req)
    const url = bearer && sharedUrl(req)
    if (!url) return false
    const visit = visitOf(req)
    const before = await withTimeout(states.load(bearer, visit.requestId), MAX_LOAD_MS)
    if (!before || isOfOne(url, before)) return false
    const found = pageFor(url, before, Date.now())
    if (!found) await withTimeout(renderOnce(url, bearer, visit, before), MAX_RENDER_MS)
    // the state may have changed while the page was rendered
    const nowMs = Date.now()
    const state = states.stateOf(bearer, nowMs)
    const page = state && pageFor(url, state, nowMs)
    if (!page || res.destroyed) return res.destroyed
    send(req, res, page, state, found ? 'hit' : 'miss')
    return true
  }

  /** Whether a reader sees on this page what nobody else does: a comment of its own. */
  function isOfOne(url: string, state: ReaderState): boolean {
    const facts = questions.get(keyOf(url, state))?.facts ?? []
    return facts.some((fact) => isPrivate(fact) && readerFact(state, fact))
  }

  /** Concurrent readers with the same access share a rendering; those who get another page by it render their own. */
  async function renderOnce(url: string, bearer: string, visit: Visit, state: ReaderState): Promise<void> {
    const key = keyOf(url, state)
    const facts = questions.get(key)?.facts ?? []
    const pendingKey = `${clock.tick} ${entryOf(key, facts, state)}`
    const running = pending.get(pendingKey)
    if (running) return running
    const rendering = renderAndStore(url, bearer, visit, state).finally(() => pending.delete(pendingKey))
    pending.set(pendingKey, rendering)
    return rendering
  }

  async function renderAndStore(url: string, bearer: string, visit: Visit, state: ReaderState): Promise<void> {
    const shared: SharedRendering = { state, slots: newSlots(), asked: new Map() }
    const rendering = await render(url, bearer, visit, shared)
    const facts = [...shared.asked.keys()].sort()
    const key = keyOf(url, state)
    questions.set(key, { facts, key: factsKey(facts) })
    const reason = notStorable(rendering)
    const { page } = rendering
    if (!page || rendering.status !== 200 || reason || isOfOne(url, state)) {
      // of this reader only, a failure that may be over soon, or a limit that this reader had reached
      const { status, reads } = rendering
      const isTemporary = isOfOne(url, state) || reads.degraded || status >= 500 || status === 429
      if (!isTemporary) personal.set(url, true)
      return
    }
    const made = await sharedPage({ ...rendering, page }, { facts, common, renderMs: Date.now() })
    const entry = entryOf(key, facts, state)
    const old = storeAt(url).get(entry)
    // a later rendering was faster
    if (!old || old.tick <= made.tick) storeAt(url).set(entry, made)
  }

  return { sendAtOnce, handle }
}

type Fact = Questions['facts'][number]

function isPrivate(fact: Fact): fact is ReaderFact {
  return fact.startsWith('private-thread:')
}

function entryOf(key: string, facts: readonly Fact[], state: ReaderState): string {
  return `${key} ${facts.map((fact) => readerAnswer(state, fact)).join('')}`
}
