import { createServer, type Server } from 'node:http'
import { apiParts } from '@gevel/contract/paths'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { environment } from '../environment/environment'
import { logDestination } from '../logging/log'

/** Every figure of this process. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

new Counter({
  name: 'gevel_log_lines_lost_total',
  help: 'Log lines that could not be written: a full disk, a reader that is too slow',
  registers: [registry],
  collect() {
    this.reset()
    this.inc(logDestination.lostLines)
  },
})

const answers = new Histogram({
  name: 'gevel_backend_answer_seconds',
  help: 'Time the backend takes to answer, by kind of address and status',
  labelNames: ['part', 'status'],
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
  registers: [registry],
})

const known = new RegExp(`^/(?:api/)?(${[...apiParts, 'admin', 'uploads', 'content-manager'].join('|')})\\b`)

/** Counts an answer. Only the first part of its path is told apart: anybody can make up the rest. */
export function observeAnswer(path: string, status: number, seconds: number): void {
  const part = known.exec(path)?.[1] ?? 'other'
  answers.observe({ part, status: String(status) }, seconds)
}

/** Shows how many follow the stream of changes. */
export function watchFollowers(count: () => number): void {
  registry.removeSingleMetric('gevel_change_followers')
  new Gauge({
    name: 'gevel_change_followers',
    help: 'Copies of the website that follow the stream of changes here',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

/** The figures over HTTP, in Prometheus' terms, on a port of their own; undefined when there is none. */
export function startMetricsServer(): Server | undefined {
  if (!environment.METRICS_PORT) return undefined
  return createServer(async (req, res) => {
    if (req.url !== '/metrics') return res.writeHead(404).end()
    const text = await registry.metrics()
    return res.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
  }).listen(environment.METRICS_PORT, environment.HOST)
}
