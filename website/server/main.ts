import { join, resolve } from 'node:path'
import { followChanges } from './changes/follow-changes.ts'
import { httpServer, listen } from './http-server.ts'
import { logError } from './log.ts'
import { metricsServer, siteMetrics } from './metrics.ts'
import { stopOnSignal } from './shutdown.ts'
import { site } from './site.ts'
import { loadSite } from './site-build.ts'

/** Folder of the build; tests name another (`node server/main.ts build/gallery`). */
const buildFolder = resolve(import.meta.dirname, '..', process.argv[2] ?? 'build')

async function start(): Promise<void> {
  // settings are parsed as they are loaded: here, so that a wrong one is told as calmly as the rest
  const { env } = await import('../app/config/env.server.ts')
  const build = await loadSite(join(buildFolder, 'server/index.js'), env.NODE_ENV)
  let isStopping = () => false
  const metrics = siteMetrics()
  const clientFolder = join(buildFolder, 'client')
  const handle = site({ env, build, clientFolder, metrics, isStopping: () => isStopping() })
  const server = httpServer(handle)
  await listen(server, env.PORT, env.HOST)
  if (env.METRICS_PORT) await listen(metricsServer(metrics), env.METRICS_PORT, env.HOST)
  followChanges({ backendUrl: env.BACKEND_URL, clock: build.clock, report: logError })
  isStopping = stopOnSignal(server)
  process.stdout.write(`Website: ${env.SITE_URL} (listening on ${env.HOST}:${env.PORT})\n`)
}

start().catch((error: unknown) => {
  const expected = error instanceof Error && (error.name === 'StartProblem' || error.message.startsWith('Setting '))
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
