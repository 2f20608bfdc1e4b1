import type { Server } from 'node:http'
import { createMetricsServer } from '@gevel/runtime/metrics-server'
import { Counter, collectDefaultMetrics, Registry } from 'prom-client'
import { environment } from '../environment/environment'
import { logDestination } from '../logging/log'

/** The metrics of this process; Node's own only where they are served. */
export const registry = new Registry()

new Counter({
  name: 'gevel_log_lines_lost_total',
  help: 'Log lines that could not be written: a full disk, a reader that is too slow',
  registers: [registry],
  collect() {
    this.reset()
    this.inc(logDestination.lostLines)
  },
})

/**
 * Serves the metrics in Prometheus' format, on a port of their own, while `program` listens. The seed never does: it may
 * run beside a backend with the same settings.
 */
export function serveMetrics(program: Server): void {
  const { METRICS_PORT, HOST } = environment
  if (!METRICS_PORT) return
  const server = createMetricsServer(registry)
  program.once('listening', () => {
    // at its usual 10 ms the event loop wakes up a hundred times a second to look at its own delay: 1 % of a processor
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
    server.listen(METRICS_PORT, HOST)
  })
  program.once('close', () => server.close())
}
