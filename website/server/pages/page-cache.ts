import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChangeClock } from '../../app/content/change-clock.ts'
import { REQUEST_ID_HEADER } from '../../app/request/request-id.ts'
import { type Encoding, preferredEncoding } from '../http/compress.ts'
import type { RulesAt } from './cache-rules.ts'
import { type NotStored, renderedStatus } from './cache-status.ts'
import { isAnonymous, isRedirect, notStorable } from './cacheability.ts'
import type { Drawing, DrawnPage } from './draw-page.ts'
import { pageEncoder } from './encode-page.ts'
import { type Freshness, freshness, timeToLive } from './freshness.ts'
import { isSame, type KeptPage, keptPage, type Variant } from './kept-page.ts'
import { type PageAddress, pageAddress } from './page-address.ts'
import { pageStore } from './page-store.ts'
import { cookieHeaders, marksOf, type Sent, sendKept } from './send-page.ts'
import { withinPatience } from './within-patience.ts'

/** How long a reader waits for a new page while an old one lies ready. */
export const PATIENCE_MS = 2_000
/** Smaller is not worth compressing. */
const MIN_BYTES = 1024

interface CacheParts {
  /** draws the page under an address of this site for nobody in particular */
  draw: (url: string, requestId: string) => Promise<Drawing>
  rulesAt: RulesAt
  clock: ChangeClock
  maxBytes: number
  /** headers of every answer, names and values by turns */
  common: readonly string[]
  /** whether a visitor's browser takes `Secure` cookies */
  isSecure: (req: IncomingMessage) => boolean
  count: (outcome: 'hit' | 'stale' | 'miss') => void
}

/** A drawing that is not stored, and what the cache says of it. */
interface NotKept {
  drawing: Drawing
  cacheStatus: string
}

interface Made {
  drawing: Drawing
  /** undefined when it was stored, or a newer one was */
  notStored: NotStored | undefined
}

const OF_FRESHNESS: Record<Exclude<Freshness, 'outdated'>, Sent> = {
  fresh: { as: 'hit' },
  ageing: { as: 'hit' },
  unsure: { as: 'stale', because: 'changes-disconnected' },
  resting: { as: 'stale', because: 'render-failed' },
}

/** The pages that are kept for everybody: sent as they are, drawn once for all who ask for them at the same time. */
export function pageCache({ draw, rulesAt, clock, maxBytes, common, isSecure, count }: CacheParts) {
  const store = pageStore(maxBytes)
  const encoder = pageEncoder((url, page) => {
    if (store.get(url) === page) store.set(url, page)
  })
  const underWay = new Map<string, Promise<Made>>()

  /** The kept page that answers a request at once; undefined when there is none, or it has to be drawn or compressed first. */
  function sendAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
    const { url = '', headers } = req
    if (!isAnonymous(headers)) return false
    // without a query the address of a cached page is the one that was asked
    const address = url.includes('?') ? pageAddress(url, rulesAt) : { url, bypass: undefined }
    const page = address.bypass ? undefined : store.get(address.url)
    if (!page) return false
    const nowMs = Date.now()
    const variant = variantFor(page, encodingFor(req, page))
    if (!variant || freshness(page, clock, nowMs) !== 'fresh') return false
    send(req, res, address.url, page, variant, { as: 'hit' }, nowMs)
    return true
  }

  /** Answers an anonymous request for what may be cached; the drawing when that is not to be stored, for the caller to send. */
  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    { url }: Pick<PageAddress, 'url'>,
  ): Promise<NotKept | undefined> {
    const requestId = String(req.headers[REQUEST_ID_HEADER])
    const old = store.get(url)
    const worth = old && freshness(old, clock, Date.now())
    if (old && worth !== 'outdated') {
      if (worth === 'ageing' || worth === 'unsure') void redraw(url, old, requestId)
      await sendSoon(req, res, url, old, OF_FRESHNESS[worth ?? 'fresh'])
      return undefined
    }
    const collapsed = underWay.has(keyOf(url))
    const made = old ? await withinPatience(redraw(url, old, requestId), PATIENCE_MS) : await drawOnce(url, requestId)
    const kept = store.get(url)
    const rendered = { wasStale: old !== undefined, collapsed }
    if (kept && kept !== old) {
      await sendSoon(req, res, url, kept, { as: 'miss', rendered: { ...rendered, outcome: 'stored' } })
      return undefined
    }
    if (kept && isFailure(made)) {
      await sendSoon(req, res, url, kept, { as: 'stale', because: 'render-failed' })
      return undefined
    }
    // what was a page is none any more
    if (kept) store.delete(url)
    count('miss')
    // a redirect may need the whole query, and a stream can be read by one only
    const isWhole = made?.drawing.page && !isRedirect(made.drawing.status)
    return {
      drawing: isWhole ? made.drawing : await draw(req.url ?? '', requestId),
      cacheStatus: renderedStatus({ ...rendered, outcome: made?.notStored }),
    }
  }

  /** The document that everybody gets at an address, however old; undefined when none is kept. */
  function publicPage(documentUrl: string): KeptPage | undefined {
    const { url, bypass } = pageAddress(documentUrl, rulesAt)
    const page = bypass ? undefined : store.get(url)
    return page?.status === 200 && page.isDocument ? page : undefined
  }

  /** A change begins a new drawing for those who ask after it. */
  function keyOf(url: string): string {
    return `${clock.tick} ${url}`
  }

  function drawOnce(url: string, requestId: string): Promise<Made> {
    const key = keyOf(url)
    const begun = underWay.get(key)
    if (begun) return begun
    const made = draw(url, requestId)
      .then((drawing) => ({ drawing, notStored: keep(url, drawing) }))
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  /** Draws a page anew; a failure leaves the old one for a while. */
  async function redraw(url: string, old: KeptPage, requestId: string): Promise<Made | undefined> {
    const made = await drawOnce(url, requestId).catch(() => undefined)
    if (isFailure(made)) old.failedMs = Date.now()
    return made
  }

  /** Stores a drawing when that is allowed; the reason when it is not. */
  function keep(url: string, drawing: Drawing): NotStored | undefined {
    const old = store.get(url)
    // one that began later was quicker
    if (old && old.tick > drawing.tick) return undefined
    const reason = notStorable(drawing)
    if (reason || !isPage(drawing)) return reason ?? 'not-a-page'
    const page = keptPage(drawing, common, Date.now())
    // drawn anew and the same: what it was compressed to still holds
    if (old && isSame(old, page)) Object.assign(page, { variants: old.variants, hits: old.hits, isBest: old.isBest })
    return store.set(url, page) ? undefined : 'too-large'
  }

  async function sendSoon(req: IncomingMessage, res: ServerResponse, url: string, page: KeptPage, sent: Sent) {
    const encoding = encodingFor(req, page)
    const variant = variantFor(page, encoding) ?? (await encoder.encoded(url, page, encoding as Encoding))
    send(req, res, url, page, variant, sent, Date.now())
  }

  function send(
    req: IncomingMessage,
    res: ServerResponse,
    url: string,
    page: KeptPage,
    variant: Variant,
    sent: Sent,
    nowMs: number,
  ): void {
    count(sent.as)
    const cookies = cookieHeaders(req, page, nowMs, isSecure)
    const ttl = timeToLive(page, clock, nowMs)
    sendKept(req, res, page, variant, { cookies, ttl, marks: marksOf(sent, page, ttl, nowMs), nowMs })
    encoder.noteHit(url, page)
  }

  return { sendAtOnce, answer, publicPage, store }
}

function isPage(drawing: Drawing): drawing is DrawnPage {
  return drawing.page !== undefined
}

function isFailure(made: Made | undefined): boolean {
  return !made || made.drawing.status >= 500 || made.drawing.reads.degraded
}

function encodingFor({ headers }: IncomingMessage, { variants }: KeptPage): Encoding | undefined {
  return variants.identity.body.byteLength < MIN_BYTES ? undefined : preferredEncoding(headers['accept-encoding'])
}

function variantFor({ variants }: KeptPage, encoding: Encoding | undefined): Variant | undefined {
  return encoding ? variants[encoding] : variants.identity
}
