import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../app/config/env.server.ts'
import { besidePages } from './beside-pages.ts'
import { sendCalmPage } from './calm-page.ts'
import { logError } from './log.ts'
import { type Draw, renderer } from './render.ts'
import { staticFiles } from './static-files.ts'

export interface SiteParts {
  env: Env
  draw: Draw
  /** absolute path of `build/client` */
  clientFolder: string
  /** true from the moment the server has been asked to stop */
  isStopping: () => boolean
}

/** Everything the site answers, in the order in which it is tried. Nothing it throws reaches a visitor. */
export function site({ env, draw, clientFolder, isStopping }: SiteParts) {
  const answerBeside = besidePages(env, isStopping)
  const answerFile = staticFiles(clientFolder)
  const render = renderer(draw, env.SITE_URL)

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (isStopping()) res.setHeader('Connection', 'close')
    if ((await answerBeside(req, res)) || answerFile(req, res)) return
    await render(req, res)
  }

  return function handle(req: IncomingMessage, res: ServerResponse): void {
    answer(req, res).catch((error: unknown) => {
      // a visitor who left is no error of ours
      if (req.socket.destroyed) return
      logError(error, { method: req.method, path: req.url?.replace(/\?.*$/s, '') })
      sendCalmPage(res, 500)
    })
  }
}
