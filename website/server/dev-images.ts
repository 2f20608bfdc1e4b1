import type { Plugin } from 'vite'
import { env } from '../app/config/env.server.ts'
import { ChangeClock } from '../app/content/cache/change-clock.ts'
import { nonPageRoutes } from './non-page-routes.ts'

/** Adds the routes of our own server that are not pages to Vite's development server: pictures and files above all. */
export function devImages(): Plugin {
  return {
    name: 'gevel:dev-images',
    apply: 'serve',
    configureServer({ middlewares }) {
      const handleNonPage = nonPageRoutes(env, new ChangeClock())
      middlewares.use((req, res, next) => {
        handleNonPage(req, res).then((answered) => answered || next(), next)
      })
    },
  }
}
