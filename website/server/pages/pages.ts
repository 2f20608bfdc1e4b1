import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChangeClock } from '../../app/content/change-clock.ts'
import { sendCalmPage } from '../http/calm-page.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { bodyRoom } from '../limits/body-room.ts'
import { drawGate, Overloaded } from '../limits/draw-gate.ts'
import type { SiteMetrics } from '../monitoring/metrics.ts'
import { anonymousRequest, type RequestFacts, toWebRequest } from '../requests/web-request.ts'
import type { RulesAt } from './cache-rules.ts'
import { bypassStatus, renderedStatus } from './cache-status.ts'
import { bypassReason, isReading } from './cacheability.ts'
import { type Drawing, type DrawWithReads, pageDrawer } from './draw-page.ts'
import { timeToLive } from './freshness.ts'
import { documentUrlOf, type PageAddress, pageAddress } from './page-address.ts'
import { PATIENCE_MS, pageCache } from './page-cache.ts'
import { sendDrawing } from './send-drawing.ts'
import { standIn, standInForData, withNotice } from './stand-in.ts'
import { withinPatience } from './within-patience.ts'

/** More at once would only wait for one processor; the backend, too, answers no more than it can. */
const AT_ONCE = 24
const WAITING = 200
/** Readers wait no longer than this for their turn: a backend that hangs makes every drawing take as long as a question may. */
const TURN_MS = 2_000
/** Room for what is being posted: a handful of forms with the largest files, or thousands without. */
const BODY_BYTES = 64 * 1024 * 1024

export interface PageParts extends RequestFacts {
  draw: DrawWithReads
  rulesAt: RulesAt
  clock: ChangeClock
  cacheBytes: number
  /** value of `Strict-Transport-Security`, when the site is served over https */
  hsts: string | undefined
  metrics: SiteMetrics
}

/** The pages of the site: kept ones at once, others drawn, and no when there are too many to draw. */
export function pages({ draw, rulesAt, clock, cacheBytes, hsts, metrics, ...facts }: PageParts) {
  const { siteUrl, visited } = facts
  const drawPage = pageDrawer(draw, () => clock.tick)
  const pass = drawGate({ atOnce: AT_ONCE, waiting: WAITING, patienceMs: TURN_MS })
  const withBody = bodyRoom(BODY_BYTES)

  async function drawInTurn(request: Request): Promise<Drawing> {
    const begun = performance.now()
    const drawing = await pass(() => drawPage(request))
    metrics.observeDrawing((performance.now() - begun) / 1000)
    return drawing
  }

  const cache = pageCache({
    draw: (url, requestId) => drawInTurn(anonymousRequest(siteUrl + url, requestId)),
    rulesAt,
    clock,
    maxBytes: cacheBytes,
    common: securityHeaders(hsts),
    isSecure: visited.isSecure,
    count: metrics.count,
  })
  metrics.watchStore(cache.store)

  /** Draws for one reader; while nobody can tell who that is, the page for everybody stands in when it is there. */
  async function drawForReader(req: IncomingMessage, res: ServerResponse): Promise<Drawing> {
    // a body comes in before a place is taken: who sends his slowly waits for nobody's turn but his own
    const work = withBody(req, (body) => drawInTurn(toWebRequest(req, res, body, facts)))
    const { url = '' } = req
    const documentUrl = documentUrlOf(url)
    const shown = isReading(req) ? cache.publicPage(documentUrl ?? url) : undefined
    if (!shown) return noticed(await work)
    const drawing = await withinPatience(work, PATIENCE_MS).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error
    })
    if (drawing && drawing.status !== 503 && !drawing.reads.readerUnknown) return drawing
    const nowMs = Date.now()
    return documentUrl ? standInForData(documentUrl) : standIn(shown, timeToLive(shown, clock, nowMs), nowMs)
  }

  /** The drawing to be sent, with `Cache-Status` set; undefined when a cached page was sent. */
  async function drawingFor(req: IncomingMessage, res: ServerResponse, address: PageAddress) {
    const bypass = bypassReason(req, address)
    if (bypass) {
      res.setHeader('Cache-Status', bypassStatus(bypass))
      return drawForReader(req, res)
    }
    const result = await cache.answer(req, res, address)
    if (result) res.setHeader('Cache-Status', result.cacheStatus)
    return result?.drawing
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const address = pageAddress(req.url ?? '', rulesAt)
    try {
      const drawing = await drawingFor(req, res, address)
      if (!drawing || res.destroyed) return
      const isPrivate = drawing.reads.personal || address.bypass === 'per-visitor'
      await sendDrawing(req, res, drawing, { isPrivate, secure: visited.isSecure(req) })
    } catch (error) {
      const outcome = error instanceof Overloaded ? 'overloaded' : 'error-status'
      if (!res.headersSent && !res.hasHeader('Cache-Status'))
        res.setHeader('Cache-Status', renderedStatus({ wasStale: false, collapsed: false, outcome }))
      if (!(error instanceof Overloaded)) throw error
      metrics.count('overload')
      sendCalmPage(res, 503, { 'Retry-After': '5' })
    }
  }

  return { sendAtOnce: cache.sendAtOnce, answer }
}

/** A page that could be drawn but for who reads it says so. */
function noticed(drawing: Drawing): Drawing {
  const { status, headers, page, reads } = drawing
  const isDocument = status === 200 && headers.get('Content-Type')?.startsWith('text/html')
  return page && isDocument && reads.readerUnknown ? { ...drawing, page: withNotice(page) } : drawing
}
