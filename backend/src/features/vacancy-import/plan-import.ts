import { createHash } from 'node:crypto'
import type { ReadJob } from './job-text'

/** A vacancy of a feed that was imported before. */
export interface KnownVacancy {
  reference: string
  /** of what the feed said; empty when it was closed, so that it is written again when it comes back */
  hash: Buffer
  /** when its page closes; null when an editor took it offline */
  closesAt: Date | null
}

/** What an import has to write. */
export interface ImportPlan {
  write: { reference: string; job: ValidJob; hash: Buffer; isNew: boolean }[]
  close: string[]
  unchanged: number
  skipped: { reference: string | null; problem: string }[]
  /** why nothing is closed; null when the feed can be trusted */
  refusal: string | null
}

type ValidJob = Extract<ReadJob, { text: unknown }>

/** Below this number of open vacancies a feed may lose any part of them. */
const fewVacancies = 4
/** How long before its end a vacancy without a last day is extended, in days. */
const renewalDays = 14

/**
 * Compares a feed with what was imported from it. One that is empty, or has lost most of its jobs, closes nothing: that is rather a fault of
 * the feed. A job that cannot be read stays as it is.
 */
export function planImport(
  jobs: readonly ReadJob[],
  known: readonly KnownVacancy[],
  { at, force }: { at: Date; force: boolean },
): ImportPlan {
  const knownBy = new Map(known.map((vacancy) => [vacancy.reference, vacancy]))
  const plan: ImportPlan = { write: [], close: [], unchanged: 0, skipped: [], refusal: null }
  const seen = new Set<string>()
  for (const job of jobs) {
    const { reference } = job
    if (reference !== null && seen.has(reference)) plan.skipped.push({ reference, problem: 'it is in the feed twice' })
    else if ('problem' in job) plan.skipped.push(job)
    else {
      const before = knownBy.get(job.reference)
      const hash = hashOfJob(job)
      if (before && hash.equals(before.hash) && !endsSoon(job, before, at)) plan.unchanged++
      else plan.write.push({ reference: job.reference, job, hash, isNew: !before })
    }
    if (reference !== null) seen.add(reference)
  }
  const open = known.filter(({ hash, closesAt }) => hash.length > 0 && closesAt !== null && closesAt > at)
  const gone = open.filter(({ reference }) => !seen.has(reference))
  plan.refusal = refusalOf(jobs.length, open.length, gone.length, force)
  if (plan.refusal === null) plan.close = gone.map(({ reference }) => reference)
  return plan
}

function refusalOf(jobs: number, open: number, gone: number, force: boolean): string | null {
  if (gone === 0) return null
  if (jobs === 0) return 'The feed has no jobs: none is closed.'
  if (!force && open >= fewVacancies && gone > open / 2)
    return `${gone} of ${open} open vacancies are no longer in the feed: none is closed. With --force they are.`
  return null
}

/** A job without a last day stays open as long as it is in the feed. */
function endsSoon({ closesOn }: ValidJob, { closesAt }: KnownVacancy, at: Date): boolean {
  return closesOn === null && closesAt !== null && closesAt.getTime() < at.getTime() + renewalDays * 86_400_000
}

function hashOfJob(job: ValidJob): Buffer {
  return createHash('sha256').update(JSON.stringify(job)).digest()
}
