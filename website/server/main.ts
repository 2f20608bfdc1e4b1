import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { httpServer, listen, StartProblem } from './http-server.ts'
import { stopOnSignal } from './shutdown.ts'
import { site } from './site.ts'

const buildFolder = join(import.meta.dirname, '../build')

async function start(): Promise<void> {
  // settings are parsed as they are loaded: here, so that a wrong one is told as calmly as the rest
  const { env } = await import('../app/config/env.server.ts')
  const draw = createRequestHandler(await loadBuild(), env.NODE_ENV)
  let isStopping = () => false
  const handle = site({ env, draw, clientFolder: join(buildFolder, 'client'), isStopping: () => isStopping() })
  const server = httpServer(handle)
  await listen(server, env.PORT, env.HOST)
  isStopping = stopOnSignal(server)
  process.stdout.write(`Website: ${env.SITE_URL} (listening on ${env.HOST}:${env.PORT})\n`)
}

async function loadBuild(): Promise<ServerBuild> {
  const file = join(buildFolder, 'server/index.js')
  if (!existsSync(file)) throw new StartProblem('The website is not built yet: run npm run build.')
  return import(file)
}

start().catch((error: unknown) => {
  const expected = error instanceof Error && (error.name === 'StartProblem' || error.message.startsWith('Setting '))
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
