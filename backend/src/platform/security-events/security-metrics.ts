import { Counter } from 'prom-client'
import { registry } from '../metrics/metrics'
import type { SecurityEvent } from './event-names'

const events = new Counter({
  name: 'gevel_security_events_total',
  help: 'Security events, by name, also those that the log omits',
  labelNames: ['event'],
  registers: [registry],
})

/** Counts a security event. */
export function countSecurityEvent(event: SecurityEvent): void {
  events.inc({ event })
}
