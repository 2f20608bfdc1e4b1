import { Counter } from 'prom-client'
import type { SecurityEvent } from '../security-events/event-names'
import { registry } from './metrics'

const events = new Counter({
  name: 'gevel_security_events_total',
  help: 'Security events, also those that the log leaves out, by name',
  labelNames: ['event'],
  registers: [registry],
})

/** Counts a security event. */
export function countSecurityEvent(event: SecurityEvent): void {
  events.inc({ event })
}
