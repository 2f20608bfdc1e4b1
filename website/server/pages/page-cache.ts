import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChangeClock } from '../../app/content/change-clock.ts'
import { REQUEST_ID_HEADER } from '../../app/content/request-id.ts'
import { type Encoding, preferredEncoding } from '../compress.ts'
import { cacheability, isAnonymous } from './cacheability.ts'
import type { Drawing, DrawnPage } from './draw-page.ts'
import { pageEncoder } from './encode-page.ts'
import { freshness } from './freshness.ts'
import { isSame, type KeptPage, keptPage, type Variant } from './kept-page.ts'
import { pageAddress, type RoutesAt } from './page-address.ts'
import { pageStore } from './page-store.ts'
import { cookieHeaders, sendKept, staleMarks } from './send-page.ts'
import { withinPatience } from './within-patience.ts'

/** How long a reader waits for a new page while an old one lies ready. */
export const PATIENCE_MS = 2_000
/** Smaller is not worth compressing. */
const MIN_BYTES = 1024

interface CacheParts {
  /** draws the page under an address of this site for nobody in particular */
  draw: (url: string, requestId: string) => Promise<Drawing>
  routesAt: RoutesAt
  clock: ChangeClock
  maxBytes: number
  /** headers of every answer, names and values by turns */
  common: readonly string[]
  /** whether a visitor's browser takes `Secure` cookies */
  isSecure: (req: IncomingMessage) => boolean
  count: (outcome: 'hit' | 'stale' | 'miss') => void
}

/** The pages that are kept for everybody: sent as they are, drawn once for all who ask for them at the same time. */
export function pageCache({ draw, routesAt, clock, maxBytes, common, isSecure, count }: CacheParts) {
  const store = pageStore(maxBytes)
  const encoder = pageEncoder((url, page) => {
    if (store.get(url) === page) store.set(url, page)
  })
  const underWay = new Map<string, Promise<Drawing>>()

  /** The kept page that answers a request at once; undefined when there is none, or it has to be drawn or compressed first. */
  function sendAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
    const { url = '', headers } = req
    if (!isAnonymous(headers.cookie, headers.authorization)) return false
    const address = url.includes('?') ? pageAddress(url, routesAt) : { url, isOwn: false }
    const page = address.isOwn ? undefined : store.get(address.url)
    if (!page) return false
    const nowMs = Date.now()
    const variant = variantFor(page, encodingFor(req, page))
    if (!variant || freshness(page, clock, nowMs) !== 'fresh') return false
    send(req, res, address.url, page, variant, 'hit', nowMs)
    return true
  }

  /** Answers an anonymous request; the drawing when that is not to be kept, for the caller to send. */
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<Drawing | undefined> {
    const { url, isOwn } = pageAddress(req.url ?? '', routesAt)
    const requestId = String(req.headers[REQUEST_ID_HEADER])
    if (isOwn) return draw(req.url ?? '', requestId)
    const old = store.get(url)
    const worth = old && freshness(old, clock, Date.now())
    if (old && worth !== 'outdated') {
      if (worth === 'ageing' || worth === 'unsure') void redraw(url, old, requestId)
      await sendSoon(req, res, url, old, worth === 'unsure' || worth === 'resting' ? 'stale' : 'hit')
      return undefined
    }
    const drawing = old
      ? await withinPatience(redraw(url, old, requestId), PATIENCE_MS)
      : await drawOnce(url, requestId)
    const kept = store.get(url)
    if (kept && (kept !== old || isFailure(drawing))) {
      await sendSoon(req, res, url, kept, kept === old ? 'stale' : 'miss')
      return undefined
    }
    // what was a page is none any more
    if (kept) store.delete(url)
    count('miss')
    // a redirect may need the whole query, and a stream can be read by one only
    return drawing?.page && !isRedirect(drawing) ? drawing : draw(req.url ?? '', requestId)
  }

  /** The document that everybody gets at an address, however old; undefined when none is kept. */
  function publicPage(documentUrl: string): KeptPage | undefined {
    const { url, isOwn } = pageAddress(documentUrl, routesAt)
    const page = isOwn ? undefined : store.get(url)
    return page?.status === 200 && page.isDocument ? page : undefined
  }

  function drawOnce(url: string, requestId: string): Promise<Drawing> {
    const key = `${clock.tick} ${url}`
    const begun = underWay.get(key)
    if (begun) return begun
    const drawing = draw(url, requestId)
      .then((made) => {
        keep(url, made)
        return made
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }

  /** Draws a page anew; a failure leaves the old one for a while. */
  async function redraw(url: string, old: KeptPage, requestId: string): Promise<Drawing | undefined> {
    const drawing = await drawOnce(url, requestId).catch(() => undefined)
    if (isFailure(drawing)) old.failedMs = Date.now()
    return drawing
  }

  function keep(url: string, drawing: Drawing): void {
    const { status, headers, reads, tick } = drawing
    // one that began later was quicker
    if ((store.get(url)?.tick ?? 0) > tick) return
    const { degraded, personal, botCheck } = reads
    const asked = { method: 'GET', cookies: undefined, authorization: undefined, isPreview: false }
    if (!isPage(drawing) || cacheability({ ...asked, status, headers, degraded, personal, botCheck }) === 'never')
      return
    const page = keptPage(drawing, common, Date.now())
    const old = store.get(url)
    // drawn anew and the same: what it was compressed to still holds
    if (old && isSame(old, page)) Object.assign(page, { variants: old.variants, hits: old.hits, isBest: old.isBest })
    store.set(url, page)
  }

  async function sendSoon(
    req: IncomingMessage,
    res: ServerResponse,
    url: string,
    page: KeptPage,
    as: 'hit' | 'stale' | 'miss',
  ) {
    const encoding = encodingFor(req, page)
    const variant = variantFor(page, encoding) ?? (await encoder.encoded(url, page, encoding as Encoding))
    send(req, res, url, page, variant, as, Date.now())
  }

  function send(
    req: IncomingMessage,
    res: ServerResponse,
    url: string,
    page: KeptPage,
    variant: Variant,
    as: 'hit' | 'stale' | 'miss',
    nowMs: number,
  ): void {
    count(as)
    const cookies = cookieHeaders(req, page, nowMs, isSecure)
    sendKept(req, res, page, variant, as === 'stale' ? [...cookies, ...staleMarks(page, nowMs)] : cookies, nowMs)
    encoder.noteHit(url, page)
  }

  return { sendAtOnce, answer, publicPage, store }
}

function isPage(drawing: Drawing): drawing is DrawnPage {
  return drawing.page !== undefined
}

function isFailure(drawing: Drawing | undefined): boolean {
  return !drawing || drawing.status >= 500 || drawing.reads.degraded
}

/** As a document, or as the data of one. */
function isRedirect({ status }: Drawing): boolean {
  return status === 202 || (status >= 300 && status < 400)
}

function encodingFor({ headers }: IncomingMessage, { variants }: KeptPage): Encoding | undefined {
  return variants.identity.body.byteLength < MIN_BYTES ? undefined : preferredEncoding(headers['accept-encoding'])
}

function variantFor({ variants }: KeptPage, encoding: Encoding | undefined): Variant | undefined {
  return encoding ? variants[encoding] : variants.identity
}
