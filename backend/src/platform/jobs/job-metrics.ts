import { Counter, Gauge } from 'prom-client'
import { log } from '../logging/log'
import { registry } from '../metrics/metrics'
import type { JobCount } from './count-jobs'

const attempts = new Counter({
  name: 'gevel_job_attempts_total',
  help: 'Attempts at jobs, by kind of job and outcome',
  labelNames: ['job', 'outcome'],
  registers: [registry],
})

/** Counts an attempt at a job: done, failed with a retry, or failed for good. */
export function countAttempt(job: string, outcome: 'done' | 'again' | 'dead'): void {
  attempts.inc({ job, outcome })
}

/**
 * Exports the numbers of waiting, running and dead jobs in the whole database as metrics. When counting fails, the
 * previous values stay.
 */
export function watchJobs(count: () => Promise<JobCount[]>): void {
  registry.removeSingleMetric('gevel_jobs')
  new Gauge({
    name: 'gevel_jobs',
    help: 'Jobs that wait, run or are dead, by kind',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      try {
        for (const { job, state, count: jobs } of await count()) this.set({ job, state }, jobs)
      } catch (error) {
        log.warn({ reason: String(error) }, 'Jobs cannot be counted')
      }
    },
  })
}
