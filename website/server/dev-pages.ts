import { randomUUID } from 'node:crypto'
import { fileFolders } from '@gevel/contract/server-paths'
import type { ServerBuild } from 'react-router'
import { type Connect, isRunnableDevEnvironment, type Plugin } from 'vite'
import { env } from '../app/config/env.server.ts'
import { logError } from './monitoring/log.ts'
import { bypassStatus, renderedStatus } from './pages/cache-status.ts'
import { bypassReason, isRedirect, notStorable } from './pages/cacheability.ts'
import { pageAddress } from './pages/page-address.ts'
import { isDocument, pageRenderer } from './pages/render-page.ts'
import { sendRendering } from './pages/send-rendering.ts'
import { acceptCookies } from './requests/accept-cookies.ts'
import { visitorOrigin } from './requests/visitor-origin.ts'
import { anonymousRequest } from './requests/web-request.ts'
import { shareImageHandler } from './share-images/share-image-handler.ts'
import { type SiteBuild, siteOf } from './site-build.ts'

/**
 * Makes Vite's development server render anonymous requests as the built site does: without cookies, and with only the
 * query keys that the routes name. It has to come before React Router's own plug-in, which handles all other requests.
 */
export function devPages(): Plugin {
  return {
    name: 'gevel:dev-pages',
    apply: 'serve',
    configureServer({ middlewares, environments: { ssr } }) {
      if (!isRunnableDevEnvironment(ssr)) return undefined
      const load = async () =>
        siteOf(await ssr.runner.import<ServerBuild>('virtual:react-router/server-build'), 'development')
      // after Vite's own files
      return () => {
        middlewares.use(fileFolders.shareImages, shareImages(load))
        middlewares.use(anonymousPages(load, env.SITE_URL, visitorOrigin(env).isSecure))
      }
    },
  }
}

/** The development server limits nobody. */
const visit = () => ({ requestId: randomUUID(), clientAddress: undefined })

function shareImages(load: () => Promise<Pick<SiteBuild, 'render'>>): Connect.NextHandleFunction {
  const handle = shareImageHandler({
    documentAt: async (url) => {
      const { render } = await load()
      const rendering = await pageRenderer(render, () => 0)(anonymousRequest(env.SITE_URL + url, visit()))
      return isDocument(rendering) ? rendering.page : undefined
    },
    cacheDir: env.CACHE_DIR,
    clientOf: () => 'development',
    report: logError,
  })
  return (req, res, next) => {
    req.url = req.originalUrl
    handle(req, res).catch(next)
  }
}

/** Renders anonymous requests for pages, caches none, and states in `Cache-Status` whether the built site would. */
export function anonymousPages(
  load: () => Promise<Pick<SiteBuild, 'render' | 'rulesAt'>>,
  siteUrl: string,
  isSecure: (req: Connect.IncomingMessage) => boolean,
): Connect.NextHandleFunction {
  return async (req, res, next) => {
    acceptCookies(req, () => isSecure(req))
    try {
      const url = req.originalUrl ?? req.url ?? ''
      const { render, rulesAt } = await load()
      const address = pageAddress(url, rulesAt)
      const bypass = bypassReason(req, address)
      if (bypass) {
        res.setHeader('Cache-Status', bypassStatus(bypass))
        return next()
      }
      const renderPage = pageRenderer(render, () => 0)
      const request = (path: string) => anonymousRequest(siteUrl + path, visit())
      const rendering = await renderPage(request(address.url))
      const outcome = notStorable(rendering) ?? 'development'
      res.setHeader('Cache-Status', renderedStatus({ wasStale: false, collapsed: false, outcome }))
      const whole = isRedirect(rendering.status) ? await renderPage(request(url)) : rendering
      await sendRendering(req, res, whole, { isPrivate: rendering.reads.personal, secure: isSecure(req) })
    } catch (error) {
      next(error)
    }
  }
}
