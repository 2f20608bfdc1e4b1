import { Counter } from 'prom-client'
import { registry } from '../../../platform/metrics/metrics'

const events = new Counter({
  name: 'gevel_statistics_events_total',
  help: 'Reported events: stored, filtered as not of a reader, invalid, or refused because they could not be stored',
  labelNames: ['outcome'],
  registers: [registry],
})

/** Counts events by their outcome; those of a batch that is sent again count again. */
export function countEvents(outcome: 'stored' | 'filtered' | 'invalid' | 'refused', count: number): void {
  events.inc({ outcome }, count)
}
