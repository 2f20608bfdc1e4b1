import type { Plugin } from 'vite'
import { env } from '../app/config/env.server.ts'
import { besidePages } from './beside-pages.ts'

/** Gives Vite's development server all that our own server answers beside pages: pictures and files above all. */
export function devImages(): Plugin {
  return {
    name: 'gevel:dev-images',
    apply: 'serve',
    configureServer({ middlewares }) {
      const answerBeside = besidePages(env)
      middlewares.use((req, res, next) => {
        answerBeside(req, res).then((answered) => answered || next(), next)
      })
    },
  }
}
