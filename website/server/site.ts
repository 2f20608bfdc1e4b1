import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../app/config/env.server.ts'
import { besidePages } from './beside-pages.ts'
import { staticFiles } from './files/static-files.ts'
import { sendCalmPage } from './http/calm-page.ts'
import { strictTransport } from './http/security-headers.ts'
import { BodyTooLarge } from './limits/body-room.ts'
import { logError } from './monitoring/log.ts'
import type { SiteMetrics } from './monitoring/metrics.ts'
import { logRequest } from './monitoring/request-log.ts'
import { pages } from './pages/pages.ts'
import { providerStart } from './provider-start.ts'
import { clientAddress } from './requests/client-address.ts'
import { knownHosts } from './requests/known-hosts.ts'
import { isProHost } from './requests/pro-host.ts'
import { hasTwoHosts, requestFault } from './requests/request-fault.ts'
import { visitedSite } from './requests/visited-site.ts'
import type { SiteBuild } from './site-build.ts'

export interface SiteParts {
  env: Env
  build: Omit<SiteBuild, 'droppedParts' | 'logDestination'>
  /** absolute path of `build/client` */
  clientFolder: string
  /** true from the moment the server has been asked to stop */
  isStopping: () => boolean
  metrics: SiteMetrics
}

/** Everything the site answers, in the order in which it is tried. Nothing it throws reaches a visitor. */
export function site({ env, build, clientFolder, isStopping, metrics }: SiteParts) {
  const answerBeside = besidePages(env, isStopping)
  const answerFile = staticFiles(clientFolder)
  const visited = visitedSite(env)
  const isKnownHost = knownHosts(env)
  const startOf = providerStart(env, visited)
  const { sendAtOnce, answer: answerPage } = pages({
    ...build,
    siteUrl: env.SITE_URL,
    cacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    clientAddress: clientAddress(env.TRUSTED_PROXIES),
    visited,
    hsts: strictTransport(env),
    metrics,
  })

  /** Most requests are for a kept page: they pass nothing else. */
  function isQuick(req: IncomingMessage, res: ServerResponse): boolean {
    const { method, url = '' } = req
    if ((method !== 'GET' && method !== 'HEAD') || isStopping()) return false
    // the path of a kept page is sound, what was asked with it need not be
    if (url.includes('?') ? requestFault(req) : hasTwoHosts(req)) return false
    const host = visited.host(req)
    return isKnownHost(host) && !isProHost(host, env.PRO_HOST) && !startOf(req) && sendAtOnce(req, res)
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (isStopping()) res.setHeader('Connection', 'close')
    if ((await answerBeside(req, res)) || answerFile(req, res)) return
    await answerPage(req, res)
  }

  return function handle(req: IncomingMessage, res: ServerResponse): void {
    if (isQuick(req, res)) return
    logRequest(req, res)
    answer(req, res).catch((error: unknown) => {
      // a visitor who left is no error of ours
      if (req.socket.destroyed) return
      if (error instanceof BodyTooLarge) return sendCalmPage(res, 413)
      logError(error, { requestId: String(res.getHeader('X-Request-Id')), path: req.url?.replace(/\?.*$/s, '') })
      sendCalmPage(res, 500)
    })
  }
}
