import { join } from 'node:path'
import { ignoreOutputErrors } from '@gevel/runtime/log-destination'
import { env } from '../app/config/env.server.ts'
import { log, logDestination } from '../app/config/log.server.ts'
import { followChanges } from './changes/follow-changes.ts'
import { httpServer, listen } from './http/http-server.ts'
import { strictTransport } from './http/security-headers.ts'
import { logError } from './monitoring/log.ts'
import { metricsServer, siteMetrics } from './monitoring/metrics.ts'
import { stopOnSignal } from './shutdown.ts'
import { site } from './site.ts'
import { loadSite } from './site-build.ts'

/**
 * Starts the website with its settings.
 * @param buildFolder absolute path of the build
 * @throws StartProblem when something outside the program prevents the start
 */
export async function startSite(buildFolder: string): Promise<void> {
  ignoreOutputErrors()
  const build = await loadSite(join(buildFolder, 'server/index.js'), env.NODE_ENV)
  let isStopping = () => false
  const metrics = siteMetrics()
  metrics.watchClock(build.clock)
  metrics.watchDroppedParts(build.droppedParts)
  metrics.watchLog([logDestination, build.logDestination])
  const clientFolder = join(buildFolder, 'client')
  const handle = site({ env, build, clientFolder, metrics, isStopping: () => isStopping() })
  const server = httpServer(handle, { hsts: strictTransport(env) })
  await listen(server, env.PORT, env.HOST)
  if (env.METRICS_PORT) await listen(metricsServer(metrics), env.METRICS_PORT, env.HOST)
  followChanges({ backendUrl: env.BACKEND_URL, websiteKey: env.WEBSITE_KEY, clock: build.clock, report: logError })
  isStopping = stopOnSignal(server)
  log.info(`Listening on ${env.HOST}:${env.PORT} for ${env.SITE_URL}`)
}
