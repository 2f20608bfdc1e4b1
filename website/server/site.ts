import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileFolders } from '@gevel/contract/server-paths'
import { limitedAddress } from '@gevel/runtime/limited-address'
import type { Env } from '../app/config/env.server.ts'
import { sendEmptyWorker } from './files/service-worker-off.ts'
import { staticFiles } from './files/static-files.ts'
import { strictTransport } from './http/security-headers.ts'
import { sendStaticErrorPage } from './http/static-error-page.ts'
import { BodyTooLarge } from './limits/body-budget.ts'
import { logError } from './monitoring/log.ts'
import type { SiteMetrics } from './monitoring/metrics.ts'
import { logRequest } from './monitoring/request-log.ts'
import { nonPageRoutes } from './non-page-routes.ts'
import { isReading } from './pages/cacheability.ts'
import { pages } from './pages/pages.ts'
import { providerStart } from './provider-start.ts'
import { acceptCookies } from './requests/accept-cookies.ts'
import { clientAddress } from './requests/client-address.ts'
import { hasTwoHosts, invalidRequest } from './requests/invalid-request.ts'
import { knownHosts } from './requests/known-hosts.ts'
import { isProHost } from './requests/pro-host.ts'
import { visitorOrigin } from './requests/visitor-origin.ts'
import { shareImageHandler } from './share-images/share-image-handler.ts'
import type { SiteBuild } from './site-build.ts'

export interface SiteParts {
  env: Env
  build: Omit<SiteBuild, 'droppedParts' | 'logDestination'>
  /** absolute path of `build/client` */
  clientFolder: string
  /** true once the server has received a signal to stop */
  isStopping: () => boolean
  metrics: SiteMetrics
}

/** The request handler of the site, which tries its parts in order. Nothing that it throws reaches a visitor. */
export function site({ env, build, clientFolder, isStopping, metrics }: SiteParts) {
  const handleNonPage = nonPageRoutes(env, build.clock, isStopping)
  const handleBuildFile = staticFiles(clientFolder)
  const visited = visitorOrigin(env)
  const isKnownHost = knownHosts(env)
  const startOf = providerStart(env, visited)
  const addressOf = clientAddress(env.TRUSTED_PROXIES)
  const {
    sendAtOnce,
    documentAt,
    handle: handlePage,
  } = pages({
    ...build,
    siteUrl: env.SITE_URL,
    cacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    clientAddress: addressOf,
    visited,
    hsts: strictTransport(env),
    metrics,
  })

  const handleShareImage = shareImageHandler({
    documentAt,
    cacheDir: env.CACHE_DIR,
    clientOf: (req) => limitedAddress(addressOf(req)),
    report: logError,
  })

  /** Most requests are for a cached page: they skip everything else. */
  function sendCached(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '' } = req
    if ((method !== 'GET' && method !== 'HEAD') || isStopping()) return false
    // the path of a cached page is valid, but its query may not be
    if (url.includes('?') ? invalidRequest(req) : hasTwoHosts(req)) return false
    const host = visited.host(req)
    return isKnownHost(host) && !isProHost(host, env.PRO_HOST) && !startOf(req) && sendAtOnce(req, res)
  }

  function handleFile(req: IncomingMessage, res: ServerResponse): boolean {
    return (env.SERVICE_WORKER === 'off' && sendEmptyWorker(req, res)) || handleBuildFile(req, res)
  }

  async function handleUncached(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (isStopping()) res.setHeader('Connection', 'close')
    if ((await handleNonPage(req, res)) || handleFile(req, res)) return
    if (isReading(req) && req.url?.startsWith(fileFolders.shareImages)) await handleShareImage(req, res)
    else await handlePage(req, res)
  }

  return function handle(req: IncomingMessage, res: ServerResponse): void {
    acceptCookies(req, () => visited.isSecure(req))
    if (sendCached(req, res)) return
    logRequest(req, res)
    handleUncached(req, res).catch((error: unknown) => {
      // a visitor who disconnected is not an error of ours
      if (req.socket.destroyed) return
      if (error instanceof BodyTooLarge) return sendStaticErrorPage(res, 413)
      logError(error, { requestId: String(res.getHeader('X-Request-Id')), path: req.url?.replace(/\?.*$/s, '') })
      sendStaticErrorPage(res, 500)
    })
  }
}
