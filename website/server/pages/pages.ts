import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '@gevel/runtime/request-id'
import { BEARER_COOKIE, readTokenCookie } from '../../app/content/backend/bearer.ts'
import type { ChangeClock } from '../../app/content/cache/change-clock.ts'
import type { SharedRendering } from '../../app/content/cache/shared-rendering.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { sendStaticErrorPage } from '../http/static-error-page.ts'
import { bodyBudget } from '../limits/body-budget.ts'
import { Overloaded, renderLimiter } from '../limits/render-limiter.ts'
import type { SiteMetrics } from '../monitoring/metrics.ts'
import {
  anonymousRequest,
  type RequestFacts,
  readerRequest,
  toWebRequest,
  type Visit,
} from '../requests/web-request.ts'
import type { RulesAt } from './cache-rules.ts'
import { bypassStatus, renderedStatus } from './cache-status.ts'
import { bypassReason, isReading } from './cacheability.ts'
import { timeToLive } from './freshness.ts'
import { documentUrlOf, isPayload, type PageAddress, pageAddress } from './page-address.ts'
import { pageCache } from './page-cache.ts'
import { noPayload, withoutData } from './payloads/no-payload.ts'
import { publicFallback, publicFallbackForData, withNotice } from './public-fallback.ts'
import { type LoadState, readerStates } from './readers/reader-states.ts'
import { sharedPages } from './readers/shared-pages.ts'
import { isDocument, pageRenderer, type Rendering, type RenderWithReads } from './render-page.ts'
import { sendRendering } from './send-rendering.ts'
import { withTimeout } from './with-timeout.ts'

/** Pages rendered at once; more would only compete for one core, and overload the backend. */
const MAX_CONCURRENT = 24
const MAX_WAITING = 200
/** Readers prefer a slow page to an error: as long as the rendering itself may wait for the backend. */
const MAX_WAIT_MS = 10_000
/** How long a reader who is logged in waits before the public page: longer than it takes to find out that the backend is silent. */
const MAX_READER_WAIT_MS = 6_000
/** Budget of request bodies: a handful of forms with the largest files, or thousands without. */
const BODY_BYTES = 64 * 1024 * 1024

/** The part of the cache's size that is added for pages that readers share. */
const SHARED_SHARE = 1 / 2

export interface PageParts extends RequestFacts {
  render: RenderWithReads
  rulesAt: RulesAt
  loadState: LoadState
  clock: ChangeClock
  cacheBytes: number
  /** value of `Strict-Transport-Security`, when the site is served over https */
  hsts: string | undefined
  metrics: SiteMetrics
}

/** The pages of the site: from the cache, or rendered, or rejected under overload. */
export function pages({ render, rulesAt, loadState, clock, cacheBytes, hsts, metrics, ...facts }: PageParts) {
  const { siteUrl, visited, clientAddress } = facts
  const renderPage = pageRenderer(render, () => clock.tick)
  const limiter = renderLimiter({ atOnce: MAX_CONCURRENT, waiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS })
  const withBody = bodyBudget(BODY_BYTES)

  const visitOf = (req: IncomingMessage): Visit => ({
    requestId: String(req.headers[REQUEST_ID_HEADER]),
    clientAddress: clientAddress(req),
  })

  async function renderLimited(request: Request, shared?: SharedRendering): Promise<Rendering> {
    const startMs = performance.now()
    const rendering = await limiter.run(() => renderPage(request, shared))
    metrics.observeRendering((performance.now() - startMs) / 1000)
    return rendering
  }

  const cache = pageCache({
    render: (url, visit) => renderLimited(anonymousRequest(siteUrl + url, visit)),
    visitOf,
    rulesAt,
    clock,
    maxBytes: cacheBytes,
    common: securityHeaders(hsts),
    isSecure: visited.isSecure,
    count: metrics.count,
  })
  metrics.watchStore(cache.store)
  const states = readerStates(loadState, clock)
  const shared = sharedPages({
    render: (url, bearer, visit, shared) => renderLimited(readerRequest(siteUrl + url, bearer, visit), shared),
    visitOf,
    states,
    rulesAt,
    clock,
    maxBytes: Math.floor(cacheBytes * SHARED_SHARE),
    common: securityHeaders(hsts),
    isSecure: visited.isSecure,
    count: metrics.count,
  })

  /** Renders for one reader; falls back to the cached public page while the reader cannot be identified. */
  async function renderForReader(req: IncomingMessage, res: ServerResponse): Promise<Rendering> {
    // the body is read before taking a slot, so that slow senders delay only themselves
    const work = withBody(req, (body) => renderLimited(toWebRequest(req, res, body, facts)))
    const { url = '' } = req
    const documentUrl = documentUrlOf(url)
    const shown = isReading(req) ? cache.publicPage(documentUrl ?? url) : undefined
    if (!shown) return addReaderNotice(await work)
    const rendering = await withTimeout(work, MAX_READER_WAIT_MS).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error
    })
    if (rendering && rendering.status !== 503 && !rendering.reads.readerUnknown) return rendering
    const nowMs = Date.now()
    return documentUrl
      ? publicFallbackForData(documentUrl)
      : publicFallback(shown, timeToLive(shown, clock, nowMs), nowMs)
  }

  /** Sends a shared page; false when there is none for this reader, or it could not be rendered. */
  async function sendShared(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    return shared.handle(req, res).catch((error: unknown) => {
      if (error instanceof Overloaded || res.headersSent) throw error
      return false
    })
  }

  /** Renders without the reader's session, and never falls back to the published page. */
  function renderPreview(req: IncomingMessage): Promise<Rendering> {
    return renderLimited(anonymousRequest(siteUrl + req.url, visitOf(req)))
  }

  /** The HTML of a page as an anonymous visitor gets it, not of a preview; undefined when there is none. */
  async function documentAt(url: string, req: IncomingMessage): Promise<Buffer | undefined> {
    const visit = visitOf(req)
    const address = pageAddress(url, rulesAt)
    if (!address.bypass) return cache.documentAt(address.url, visit)
    if (address.bypass !== 'per-visitor') return undefined
    const rendering = await renderLimited(anonymousRequest(siteUrl + url, visit))
    return isDocument(rendering) ? rendering.page : undefined
  }

  /** The rendering to send, with `Cache-Status` set; undefined when a cached page was sent. */
  async function renderingFor(req: IncomingMessage, res: ServerResponse, address: PageAddress) {
    const bypass = bypassReason(req, address)
    if (bypass) {
      res.setHeader('Cache-Status', bypassStatus(bypass))
      if (bypass === 'preview') return renderPreview(req)
      if (bypass === 'logged-in' && (await sendShared(req, res))) return undefined
      return renderForReader(req, res)
    }
    const result = await cache.handle(req, res, address)
    if (result) res.setHeader('Cache-Status', result.cacheStatus)
    return result?.rendering
  }

  /** The payload to send, with `Cache-Status` set: it has only what several readers may get. */
  async function payloadFor(req: IncomingMessage, res: ServerResponse, address: PageAddress) {
    const bypass = bypassReason(req, address)
    if (bypass) res.setHeader('Cache-Status', bypassStatus(bypass))
    if (bypass === 'method') return noPayload(405)
    if (address.bypass) return noPayload(404)
    if (bypass) return (await sendShared(req, res)) ? undefined : noPayload(204)
    const result = await cache.handle(req, res, address)
    if (result) res.setHeader('Cache-Status', result.cacheStatus)
    return result && withoutData(result.rendering)
  }

  /** What a reader changed by a form shows in the next page. */
  function forgetAfterForm(req: IncomingMessage): void {
    const bearer = isReading(req) ? undefined : readTokenCookie(req.headers.cookie ?? null, BEARER_COOKIE)
    if (bearer) states.forget(bearer)
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { url = '' } = req
    const address = pageAddress(url, rulesAt)
    try {
      const rendering = await (isPayload(url) ? payloadFor : renderingFor)(req, res, address)
      forgetAfterForm(req)
      if (!rendering || res.destroyed) return
      const isPreview = address.bypass === 'preview'
      const isPrivate = rendering.reads.personal || isPreview || address.bypass === 'per-visitor'
      await sendRendering(req, res, rendering, { isPrivate, isPreview, secure: visited.isSecure(req) })
    } catch (error) {
      const outcome = error instanceof Overloaded ? 'overloaded' : 'error-status'
      if (!res.headersSent && !res.hasHeader('Cache-Status'))
        res.setHeader('Cache-Status', renderedStatus({ wasStale: false, collapsed: false, outcome }))
      if (!(error instanceof Overloaded)) throw error
      metrics.count('overload')
      sendStaticErrorPage(res, 503, { 'Retry-After': '5' })
    }
  }

  const sendAtOnce = (req: IncomingMessage, res: ServerResponse) =>
    shared.sendAtOnce(req, res) || cache.sendAtOnce(req, res)

  return { sendAtOnce, documentAt, handle }
}

/** Adds a notice to a page whose reader could not be identified. */
function addReaderNotice(rendering: Rendering): Rendering {
  const { page, reads } = rendering
  return page && isDocument(rendering) && reads.readerUnknown ? { ...rendering, page: withNotice(page) } : rendering
}
