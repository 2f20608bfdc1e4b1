import { apiParts } from '@gevel/contract/paths'
import { Histogram } from 'prom-client'
import { registry } from '../metrics/metrics'

const responseTimes = new Histogram({
  name: 'gevel_backend_answer_seconds',
  help: 'Response time of the backend, by kind of path and status',
  labelNames: ['part', 'status'],
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
  registers: [registry],
})

const knownPath = new RegExp(`^/(?:api/)?(${[...apiParts, 'admin', 'uploads', 'content-manager'].join('|')})\\b`)

/** Counts a response. Only a known first segment of its path becomes a label: clients can invent the rest. */
export function observeResponse(path: string, status: number, seconds: number): void {
  const part = knownPath.exec(path)?.[1] ?? 'other'
  responseTimes.observe({ part, status: String(status) }, seconds)
}
