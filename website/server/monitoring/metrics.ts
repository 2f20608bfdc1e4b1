import type { Server } from 'node:http'
import type { LogDestination } from '@gevel/runtime/log-destination'
import { createMetricsServer } from '@gevel/runtime/metrics-server'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ChangeClock } from '../../app/content/cache/change-clock.ts'

/** The current size of the page cache. */
interface CacheSize {
  readonly pages: number
  readonly bytes: number
}

/** The outcome of a request for a page: from the cache, fresh or stale, rendered, or rejected under overload. */
export type Outcome = 'hit' | 'stale' | 'miss' | 'overload'

/** The metrics of this instance of the website, in Prometheus' format. */
export function siteMetrics() {
  const registry = new Registry()
  const responses = new Counter({
    name: 'gevel_pages_total',
    help: 'Requests for pages, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const counted = Object.fromEntries(
    (['hit', 'stale', 'miss', 'overload'] as const).map((outcome) => [outcome, responses.labels(outcome)]),
  ) as Record<Outcome, Counter.Internal>
  const rendering = new Histogram({
    name: 'gevel_page_drawing_seconds',
    help: 'Rendering time of a page, including its requests to the backend',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers: [registry],
  })

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })

  return {
    registry,
    count: (outcome: Outcome) => counted[outcome].inc(),
    observeRendering: (seconds: number) => rendering.observe(seconds),
    watchLog(destinations: readonly LogDestination[]): void {
      new Counter({
        name: 'gevel_log_lines_lost_total',
        help: 'Log lines that could not be written: a full disk, a reader that is too slow',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(destinations.reduce((lost, { lostLines }) => lost + lostLines, 0))
        },
      })
    },
    watchStore(store: CacheSize): void {
      gauge('gevel_cached_pages', 'Pages in the page cache', () => store.pages)
      gauge('gevel_cached_pages_bytes', 'Bytes of the cached pages', () => store.bytes)
    },
    watchDroppedParts(count: () => number): void {
      new Counter({
        name: 'gevel_dropped_parts_total',
        help: 'Parts of the backend’s responses that violated the contract and were omitted',
        registers: [registry],
        collect() {
          this.reset()
          this.inc(count())
        },
      })
    },
    watchClock(clock: Pick<ChangeClock, 'isTrusted'>): void {
      gauge('gevel_change_stream_connected', '1 while connected to the change stream of the backend, else 0', () =>
        Number(clock.isTrusted(Date.now())),
      )
    },
  }
}

export type SiteMetrics = ReturnType<typeof siteMetrics>

/** Serves the metrics, and those of Node itself, over HTTP, on a port that readers cannot reach. */
export function metricsServer({ registry }: Pick<SiteMetrics, 'registry'>): Server {
  // at its usual 10 ms the event loop wakes up a hundred times a second to look at its own delay: 1 % of a processor
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  return createMetricsServer(registry)
}
