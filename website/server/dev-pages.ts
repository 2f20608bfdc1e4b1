import { randomUUID } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { type Connect, isRunnableDevEnvironment, type Plugin } from 'vite'
import { env } from '../app/config/env.server.ts'
import { bypassStatus, renderedStatus } from './pages/cache-status.ts'
import { bypassReason, isRedirect, notStorable } from './pages/cacheability.ts'
import { pageDrawer } from './pages/draw-page.ts'
import { pageAddress } from './pages/page-address.ts'
import { sendDrawing } from './pages/send-drawing.ts'
import { visitedSite } from './requests/visited-site.ts'
import { anonymousRequest } from './requests/web-request.ts'
import { type SiteBuild, siteOf } from './site-build.ts'

/**
 * Has Vite's development server render anonymous requests as the built site does: without cookies, and with only the query keys that the
 * routes name. It has to stand before React Router's own plug-in, which takes all other requests.
 */
export function devPages(): Plugin {
  return {
    name: 'gevel:dev-pages',
    apply: 'serve',
    configureServer({ middlewares, environments: { ssr } }) {
      if (!isRunnableDevEnvironment(ssr)) return undefined
      const load = async () =>
        siteOf(await ssr.runner.import<ServerBuild>('virtual:react-router/server-build'), 'development')
      // after Vite has sent its own files
      return () => middlewares.use(anonymousPages(load, env.SITE_URL, visitedSite(env).isSecure))
    },
  }
}

/** Answers anonymous requests for pages, caches none, and says of each in `Cache-Status` whether the built site would. */
export function anonymousPages(
  load: () => Promise<Pick<SiteBuild, 'draw' | 'rulesAt'>>,
  siteUrl: string,
  isSecure: (req: Connect.IncomingMessage) => boolean,
): Connect.NextHandleFunction {
  return async (req, res, next) => {
    try {
      const url = req.originalUrl ?? req.url ?? ''
      const { draw, rulesAt } = await load()
      const address = pageAddress(url, rulesAt)
      const bypass = bypassReason(req, address)
      if (bypass) {
        res.setHeader('Cache-Status', bypassStatus(bypass))
        return next()
      }
      const drawPage = pageDrawer(draw, () => 0)
      const request = (path: string) => anonymousRequest(siteUrl + path, randomUUID())
      const drawing = await drawPage(request(address.url))
      const outcome = notStorable(drawing) ?? 'development'
      res.setHeader('Cache-Status', renderedStatus({ wasStale: false, collapsed: false, outcome }))
      const whole = isRedirect(drawing.status) ? await drawPage(request(url)) : drawing
      await sendDrawing(req, res, whole, { isPrivate: drawing.reads.personal, secure: isSecure(req) })
    } catch (error) {
      next(error)
    }
  }
}
