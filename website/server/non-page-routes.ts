import type { IncomingMessage, ServerResponse } from 'node:http'
import { homeHref } from '@gevel/contract/hrefs'
import { fileFolders, healthPaths } from '@gevel/contract/server-paths'
import { limitedAddress } from '@gevel/runtime/limited-address'
import type { Env } from '../app/config/env.server.ts'
import type { ChangeClock } from '../app/content/cache/change-clock.ts'
import { uploadHandler } from './files/uploads.ts'
import { setSecurityHeaders, strictTransport } from './http/security-headers.ts'
import { sendStaticErrorPage } from './http/static-error-page.ts'
import { imageHandler } from './images/image-handler.ts'
import { imageMaker } from './images/image-maker.ts'
import { waitForBackend } from './monitoring/health.ts'
import { logError } from './monitoring/log.ts'
import { providerStart } from './provider-start.ts'
import { clientAddress } from './requests/client-address.ts'
import { isCrossSiteForm } from './requests/cross-site-form.ts'
import { invalidRequest, METHODS } from './requests/invalid-request.ts'
import { knownHosts } from './requests/known-hosts.ts'
import { isProHost } from './requests/pro-host.ts'
import { visitorOrigin } from './requests/visitor-origin.ts'
import { isStatisticsUrl, statisticsHandler } from './statistics/statistics-handler.ts'

/**
 * The routes that are not pages or files of the build: health (`/health`: readiness; `/health/live`: liveness), the
 * pro brand's host, invalid requests, cross-site forms, statistics, pictures and files of the media library. The result
 * says whether it was one of these.
 * @param changes reports which files are gone
 * @param isStopping true once the server has received a signal to stop
 */
export function nonPageRoutes(env: Env, changes: Pick<ChangeClock, 'onChange'>, isStopping = () => false) {
  const isReady = waitForBackend(env.BACKEND_URL)
  const origins = { backendUrl: env.BACKEND_URL, mediaUrl: env.MEDIA_URL }
  const addressOf = clientAddress(env.TRUSTED_PROXIES)
  const clientOf = (req: IncomingMessage) => limitedAddress(addressOf(req))
  const makeImage = imageMaker({ cacheDir: env.CACHE_DIR, origins, changes, report: logError })
  const sendImage = imageHandler(makeImage, clientOf, logError)
  const sendUpload = uploadHandler(env.BACKEND_URL)
  const sendStatistics = statisticsHandler(env, addressOf)
  const visited = visitorOrigin(env)
  const isKnownHost = knownHosts(env)
  const startOf = providerStart(env, visited)
  const hsts = strictTransport(env)

  return async function handleNonPage(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { url = '' } = req
    setSecurityHeaders(res, hsts)
    const rejection = invalidRequest(req)
    const start = rejection ? undefined : startOf(req)
    if (url === healthPaths.live) sendHealth(res, true)
    else if (url.split('?', 1)[0] === healthPaths.ready) sendHealth(res, !isStopping() && isReady())
    else if (!rejection && !isKnownHost(visited.host(req))) sendStaticErrorPage(res, 421)
    else if (isProHost(visited.host(req), env.PRO_HOST)) sendTo(res, env.SITE_URL + homeHref('pro'))
    else if (rejection) sendStaticErrorPage(res, rejection, rejection === 405 ? { Allow: METHODS.join(', ') } : {})
    else if (start) sendTo(res, start)
    else if (isCrossSiteForm(req, env.SITE_URL, visited)) sendStaticErrorPage(res, 403)
    else if (isStatisticsUrl(url)) await sendStatistics(req, res)
    else if (url.startsWith(fileFolders.images)) await sendImage(req, res)
    else if (url.startsWith(fileFolders.uploads)) await sendUpload(req, res)
    else return false
    return true
  }
}

function sendHealth(res: ServerResponse, healthy: boolean): void {
  if (!healthy) res.setHeader('Retry-After', '5')
  res.writeHead(healthy ? 200 : 503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  res.end(healthy ? 'ok\n' : 'unavailable\n')
}

function sendTo(res: ServerResponse, address: string): void {
  res.writeHead(302, { Location: address, 'Cache-Control': 'no-store' }).end()
}
