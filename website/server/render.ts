import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CalmStatus, sendCalmPage } from './calm-page.ts'
import { cookiesFor } from './visitor-cookie-headers.ts'
import { toWebRequest } from './web-request.ts'
import { sendWebResponse } from './web-response.ts'

/** Draws a page or runs an action: React Router's request handler. */
export type Draw = (request: Request) => Promise<Response>

/**
 * Answers what no file answered. Around the drawing of the page comes what belongs to this one visitor: cookies, compression,
 * and a calm page where React Router has only a line of plain text to say.
 * @param siteUrl origin of `SITE_URL`
 */
export function renderer(draw: Draw, siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  return async function render(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const response = await draw(toWebRequest(req, res, siteUrl))
    if (res.destroyed) return
    const status = lastResort(req, response)
    if (status) {
      sendCalmPage(res, status)
      return
    }
    const visit = { cookieHeader: req.headers.cookie, nowMs: Date.now(), secure }
    for (const cookie of cookiesFor(response.headers.get('Content-Type'), visit)) res.appendHeader('Set-Cookie', cookie)
    // what was drawn for one visitor, cookies and all, is nobody else's unless the page says so
    if (!response.headers.has('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache')
    await sendWebResponse(req, res, response)
  }
}

/** React Router answers a document in plain text, or not at all, when even its error page could not be drawn. */
function lastResort(req: IncomingMessage, response: Response): CalmStatus | undefined {
  const wantsDocument = req.headers.accept?.includes('text/html') && !/\.data(?:\?|$)/.test(req.url ?? '')
  const plain = /^(?:text\/plain.*)?$/.test(response.headers.get('Content-Type') ?? '')
  if (!wantsDocument || !plain) return undefined
  return response.status === 500 || response.status === 400 ? response.status : undefined
}
