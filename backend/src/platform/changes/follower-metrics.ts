import { Gauge } from 'prom-client'
import { registry } from '../metrics/metrics'

/** Exports the number of followers of the change stream as a metric. */
export function watchFollowers(count: () => number): void {
  registry.removeSingleMetric('gevel_change_followers')
  new Gauge({
    name: 'gevel_change_followers',
    help: 'Instances of the website that follow the change stream here',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}
