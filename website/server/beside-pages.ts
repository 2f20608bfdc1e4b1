import type { IncomingMessage, ServerResponse } from 'node:http'
import { homeHref } from '@gevel/contract/hrefs'
import { fileFolders, healthPaths } from '@gevel/contract/server-paths'
import type { Env } from '../app/config/env.server.ts'
import { uploadHandler } from './files/uploads.ts'
import { sendCalmPage } from './http/calm-page.ts'
import { setSecurityHeaders, strictTransport } from './http/security-headers.ts'
import { imageHandler } from './images/image-handler.ts'
import { imageMaker } from './images/image-maker.ts'
import { meetBackend } from './monitoring/health.ts'
import { logError } from './monitoring/log.ts'
import { providerStart } from './provider-start.ts'
import { clientAddress, clientNetwork } from './requests/client-address.ts'
import { isForeignForm } from './requests/foreign-form.ts'
import { knownHosts } from './requests/known-hosts.ts'
import { isProHost } from './requests/pro-host.ts'
import { METHODS, requestFault } from './requests/request-fault.ts'
import { visitedSite } from './requests/visited-site.ts'

/**
 * What the site answers beside its pages and its own files: health (`/health`: send visitors here; `/health/live`: no need to
 * start me anew), the pro brand's host, requests that make no sense, forms of other sites,
 * pictures and files of the media library. The answer says whether it was one of these.
 * @param isStopping true from the moment the server has been asked to stop
 */
export function besidePages(env: Env, isStopping = () => false) {
  const isReady = meetBackend(env.BACKEND_URL)
  const origins = { backendUrl: env.BACKEND_URL, mediaUrl: env.MEDIA_URL }
  const addressOf = clientAddress(env.TRUSTED_PROXIES)
  const clientOf = (req: IncomingMessage) => clientNetwork(addressOf(req))
  const sendImage = imageHandler(imageMaker({ cacheDir: env.CACHE_DIR, origins, report: logError }), clientOf, logError)
  const sendUpload = uploadHandler(env.BACKEND_URL)
  const visited = visitedSite(env)
  const isKnownHost = knownHosts(env)
  const startOf = providerStart(env, visited)
  const hsts = strictTransport(env)

  return async function answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const { url = '' } = req
    setSecurityHeaders(res, hsts)
    const fault = requestFault(req)
    const start = fault ? undefined : startOf(req)
    if (url === healthPaths.live) sendHealth(res, true)
    else if (url.split('?', 1)[0] === healthPaths.ready) sendHealth(res, !isStopping() && isReady())
    else if (!fault && !isKnownHost(visited.host(req))) sendCalmPage(res, 421)
    else if (isProHost(visited.host(req), env.PRO_HOST)) sendTo(res, env.SITE_URL + homeHref('pro'))
    else if (fault) sendCalmPage(res, fault, fault === 405 ? { Allow: METHODS.join(', ') } : {})
    else if (start) sendTo(res, start)
    else if (isForeignForm(req, env.SITE_URL, visited)) sendCalmPage(res, 403)
    else if (url.startsWith(fileFolders.images)) await sendImage(req, res)
    else if (url.startsWith(fileFolders.uploads)) await sendUpload(req, res)
    else return false
    return true
  }
}

function sendHealth(res: ServerResponse, healthy: boolean): void {
  if (!healthy) res.setHeader('Retry-After', '5')
  res.writeHead(healthy ? 200 : 503, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
  res.end(healthy ? 'ok\n' : 'unavailable\n')
}

function sendTo(res: ServerResponse, address: string): void {
  res.writeHead(302, { Location: address, 'Cache-Control': 'no-store' }).end()
}
