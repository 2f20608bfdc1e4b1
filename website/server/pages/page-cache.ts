import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChangeClock } from '../../app/content/cache/change-clock.ts'
import { type Encoding, preferredEncoding } from '../http/compress.ts'
import type { Visit } from '../requests/web-request.ts'
import type { RulesAt } from './cache-rules.ts'
import { type NotStored, renderedStatus } from './cache-status.ts'
import { isAnonymous, isRedirect, notStorable } from './cacheability.ts'
import { type CachedPage, cachedPage, isSame, type Variant } from './cached-page.ts'
import { pageEncoder } from './encode-page.ts'
import { type Freshness, freshness, timeToLive } from './freshness.ts'
import { type PageAddress, pageAddress } from './page-address.ts'
import { pageStore } from './page-store.ts'
import { pageWarmer, requestsOf } from './page-warmer.ts'
import { isDocument, type RenderedPage, type Rendering } from './render-page.ts'
import { cookieHeaders, marksOf, type Sent, sendCached } from './send-cached-page.ts'
import { withTimeout } from './with-timeout.ts'

/** How long a reader waits for a rerendered page while there is a stale one. */
const RERENDER_TIMEOUT_MS = 2_000
/** Smaller pages are not worth compressing. */
const MIN_BYTES = 1024

interface CacheParts {
  /** renders a page for an anonymous request */
  render: (url: string, visit: Visit) => Promise<Rendering>
  visitOf: (req: IncomingMessage) => Visit
  rulesAt: RulesAt
  clock: ChangeClock
  maxBytes: number
  /** headers of every response, alternating names and values */
  common: readonly string[]
  /** whether the visitor's browser accepts `Secure` cookies */
  isSecure: (req: IncomingMessage) => boolean
  count: (outcome: 'hit' | 'stale' | 'miss') => void
}

/** A rendering that is not stored, and its `Cache-Status`. */
interface NotCached {
  rendering: Rendering
  cacheStatus: string
}

interface RenderResult {
  rendering: Rendering
  /** undefined when it was stored, or a newer one was */
  notStored: NotStored | undefined
}

const SENT_BY_FRESHNESS: Record<Exclude<Freshness, 'stale'>, Sent> = {
  fresh: { as: 'hit' },
  expiring: { as: 'hit' },
  unverified: { as: 'stale', because: 'changes-disconnected' },
  backoff: { as: 'stale', because: 'render-failed' },
}

/** The cache of public pages, which renders each once for concurrent requests. */
export function pageCache({ render, visitOf, rulesAt, clock, maxBytes, common, isSecure, count }: CacheParts) {
  const store = pageStore(maxBytes)
  const encoder = pageEncoder((url, page) => {
    if (store.get(url) === page) store.set(url, page)
  })
  const pending = new Map<string, Promise<RenderResult>>()

  /**
   * Sends a fresh cached page synchronously; false when there is none, or it has to be rendered or compressed first.
   */
  function sendAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
    const { url = '', headers } = req
    if (!isAnonymous(headers)) return false
    // without a query the request's URL is that of the cached page
    const address = url.includes('?') ? pageAddress(url, rulesAt) : { url, bypass: undefined }
    const page = address.bypass ? undefined : store.get(address.url)
    if (!page) return false
    const nowMs = Date.now()
    const variant = variantFor(page, encodingFor(req, page))
    if (!variant || freshness(page, clock, nowMs) !== 'fresh') return false
    send(req, res, address.url, page, variant, { as: 'hit' }, nowMs)
    return true
  }

  /**
   * Responds to an anonymous request for a cacheable page; returns the rendering when it is not to be stored, for the
   * caller to send.
   */
  async function handle(
    req: IncomingMessage,
    res: ServerResponse,
    { url }: Pick<PageAddress, 'url'>,
  ): Promise<NotCached | undefined> {
    const visit = visitOf(req)
    const old = store.get(url)
    const oldFreshness = old && freshness(old, clock, Date.now())
    if (old && oldFreshness !== 'stale') {
      if (oldFreshness === 'expiring' || oldFreshness === 'unverified') void rerender(url, old, visit)
      await sendEncoded(req, res, url, old, SENT_BY_FRESHNESS[oldFreshness ?? 'fresh'])
      return undefined
    }
    const collapsed = pending.has(keyOf(url))
    const first = old ? await withTimeout(rerender(url, old, visit), RERENDER_TIMEOUT_MS) : await renderOnce(url, visit)
    // the visitor whose rendering it was had reached a limit
    const result = collapsed && isRejected(first) ? await renderAndStore(url, visit) : first
    const cached = store.get(url)
    const rendered = { wasStale: old !== undefined, collapsed }
    if (cached && cached !== old) {
      await sendEncoded(req, res, url, cached, { as: 'miss', rendered: { ...rendered, outcome: 'stored' } })
      return undefined
    }
    if (cached && (isFailure(result) || isRejected(result))) {
      await sendEncoded(req, res, url, cached, { as: 'stale', because: 'render-failed' })
      return undefined
    }
    // the page no longer exists
    if (cached) store.delete(url)
    count('miss')
    // a redirect may need the whole query, and a stream can be read only once
    const isWhole = req.url === url || !isRedirect(result?.rendering.status ?? 0)
    const isUnread = !collapsed || !result?.rendering.stream
    return {
      rendering: result && isWhole && isUnread ? result.rendering : await render(req.url ?? '', visit),
      cacheStatus: renderedStatus({ ...rendered, outcome: result?.notStored }),
    }
  }

  /** The public document at a URL, however old; undefined when none is cached. */
  function publicPage(documentUrl: string): CachedPage | undefined {
    const { url, bypass } = pageAddress(documentUrl, rulesAt)
    const page = bypass ? undefined : store.get(url)
    return page?.status === 200 && page.isDocument ? page : undefined
  }

  /** The HTML of the public document at a URL, rendered when none is cached or it is stale; undefined when there is none. */
  async function documentAt(url: string, visit: Visit): Promise<Buffer | undefined> {
    const cached = store.get(url)
    if (cached && freshness(cached, clock, Date.now()) !== 'stale')
      return cached.status === 200 && cached.isDocument ? cached.variants.identity.body : undefined
    const { rendering } = await renderOnce(url, visit)
    return isDocument(rendering) ? rendering.page : undefined
  }

  /** After a change later requests start a new rendering. */
  function keyOf(url: string): string {
    return `${clock.tick} ${url}`
  }

  function renderOnce(url: string, visit: Visit): Promise<RenderResult> {
    const key = keyOf(url)
    const running = pending.get(key)
    if (running) return running
    const result = renderAndStore(url, visit).finally(() => pending.delete(key))
    pending.set(key, result)
    return result
  }

  async function renderAndStore(url: string, visit: Visit): Promise<RenderResult> {
    const rendering = await render(url, visit)
    return { rendering, notStored: storeRendering(url, rendering) }
  }

  /** Rerenders a page; after a failure the stale one is used for a while. */
  async function rerender(url: string, old: CachedPage, visit: Visit): Promise<RenderResult | undefined> {
    const result = await renderOnce(url, visit).catch(() => undefined)
    if (isFailure(result)) old.failedMs = Date.now()
    return result
  }

  clock.onChange(
    pageWarmer({
      cached: () => store.entries(),
      isStale: (page) => !clock.isCurrent(page.tags, page.tick),
      async rerender(url, old) {
        await rerender(url, old, { requestId: randomUUID(), clientAddress: undefined })
        const page = store.get(url)
        if (!page || page === old) return
        for (const encoding of encodingsOf(old)) await encoder.encoded(url, page, encoding)
      },
    }),
  )

  /** Stores a rendering when that is allowed; returns the reason when it is not. */
  function storeRendering(url: string, rendering: Rendering): NotStored | undefined {
    const old = store.get(url)
    // a later rendering was faster
    if (old && old.tick > rendering.tick) return undefined
    const reason = notStorable(rendering)
    if (reason || !isPage(rendering)) return reason ?? 'not-a-page'
    const page = cachedPage(rendering, common, Date.now())
    // an identical page can keep its compressed encodings
    if (old && isSame(old, page)) {
      const { variants, hits, earlierHits, isBest } = old
      Object.assign(page, { variants, hits, earlierHits, isBest })
    } else if (old) page.earlierHits = requestsOf(old) / 2
    return store.set(url, page) ? undefined : 'too-large'
  }

  async function sendEncoded(req: IncomingMessage, res: ServerResponse, url: string, page: CachedPage, sent: Sent) {
    const encoding = encodingFor(req, page)
    const variant = variantFor(page, encoding) ?? (await encoder.encoded(url, page, encoding as Encoding))
    send(req, res, url, page, variant, sent, Date.now())
  }

  function send(
    req: IncomingMessage,
    res: ServerResponse,
    url: string,
    page: CachedPage,
    variant: Variant,
    sent: Sent,
    nowMs: number,
  ): void {
    count(sent.as)
    const cookies = cookieHeaders(req, page, nowMs, isSecure)
    const ttl = timeToLive(page, clock, nowMs)
    sendCached(req, res, page, variant, { cookies, ttl, marks: marksOf(sent, page, ttl, nowMs), nowMs })
    encoder.noteHit(url, page)
  }

  return { sendAtOnce, handle, publicPage, documentAt, store }
}

function isPage(rendering: Rendering): rendering is RenderedPage {
  return rendering.page !== undefined
}

function isFailure(made: RenderResult | undefined): boolean {
  return !made || made.rendering.status >= 500 || made.rendering.reads.degraded
}

/** Whether a visitor had reached a limit: another one gets the page. */
function isRejected(made: RenderResult | undefined): boolean {
  return made?.rendering.status === 429
}

function encodingFor({ headers }: IncomingMessage, { variants }: CachedPage): Encoding | undefined {
  return variants.identity.body.byteLength < MIN_BYTES ? undefined : preferredEncoding(headers['accept-encoding'])
}

function encodingsOf({ variants }: CachedPage): Encoding[] {
  return (['br', 'gzip'] as const).filter((encoding) => variants[encoding])
}

function variantFor({ variants }: CachedPage, encoding: Encoding | undefined): Variant | undefined {
  return encoding ? variants[encoding] : variants.identity
}
