import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChangeClock } from '../../app/content/change-clock.ts'
import { bodyRoom } from '../body-room.ts'
import { sendCalmPage } from '../calm-page.ts'
import type { SiteMetrics } from '../metrics.ts'
import { securityHeaders } from '../security-headers.ts'
import { anonymousRequest, type RequestFacts, toWebRequest } from '../web-request.ts'
import { isAnonymous, isOwnWay } from './cacheability.ts'
import { drawGate, Overloaded } from './draw-gate.ts'
import { type Drawing, type DrawWithReads, pageDrawer } from './draw-page.ts'
import type { RoutesAt } from './page-address.ts'
import { pageCache } from './page-cache.ts'
import { sendDrawing } from './send-drawing.ts'

/** More at once would only wait for one processor; the backend, too, answers no more than it can. */
const AT_ONCE = 24
const WAITING = 200
/** Readers wait no longer than this for their turn: a backend that hangs makes every drawing take as long as a question may. */
const PATIENCE_MS = 2_000
/** Room for what is being posted: a handful of forms with the largest files, or thousands without. */
const BODY_BYTES = 64 * 1024 * 1024

export interface PageParts extends RequestFacts {
  draw: DrawWithReads
  routesAt: RoutesAt
  clock: ChangeClock
  cacheBytes: number
  /** sources that pages with a bot check need, when a service does that */
  botCheckHosts: readonly string[]
  metrics: SiteMetrics
}

/** The pages of the site: kept ones at once, others drawn, and no when there are too many to draw. */
export function pages({ draw, routesAt, clock, cacheBytes, botCheckHosts, metrics, ...facts }: PageParts) {
  const { siteUrl, visited } = facts
  const secure = siteUrl.startsWith('https:')
  const drawPage = pageDrawer({ draw, tick: () => clock.tick, secure, botCheckHosts })
  const pass = drawGate({ atOnce: AT_ONCE, waiting: WAITING, patienceMs: PATIENCE_MS })
  const withBody = bodyRoom(BODY_BYTES)

  async function drawInTurn(request: Request): Promise<Drawing> {
    const begun = performance.now()
    const drawing = await pass(() => drawPage(request))
    metrics.observeDrawing((performance.now() - begun) / 1000)
    return drawing
  }

  const cache = pageCache({
    draw: (url, requestId) => drawInTurn(anonymousRequest(siteUrl + url, requestId)),
    routesAt,
    clock,
    maxBytes: cacheBytes,
    common: securityHeaders(secure),
    isSecure: visited.isSecure,
    count: metrics.count,
  })
  metrics.watchStore(cache.store)

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const drawing = isForEverybody(req)
        ? await cache.answer(req, res)
        : // a body comes in before a place is taken: who sends his slowly waits for nobody's turn but his own
          await withBody(req, (body) => drawInTurn(toWebRequest(req, res, body, facts)))
      if (drawing && !res.destroyed) await sendDrawing(req, res, drawing, visited.isSecure(req))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      metrics.count('overload')
      sendCalmPage(res, 503, { 'Retry-After': '5' })
    }
  }

  return { sendAtOnce: cache.sendAtOnce, answer }
}

function isForEverybody({ method, url, headers }: IncomingMessage): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && isAnonymous(headers.cookie, headers.authorization) && !isOwnWay(url)
}
