import { Gauge } from 'prom-client'
import { registry } from '../metrics/metrics'

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
