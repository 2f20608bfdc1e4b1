import { z } from 'zod'
import type { Outcome } from './outcome.ts'

interface Suite {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
  get suites() {
    return z.array(suite).optional()
  },
})

const report = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** Counts Playwright's JSON report. A flaky test counts as failed, and so does each error outside any test. */
export function countPlaywright(json: string, exitCode: number): Omit<Outcome, 'output'> {
  const { suites, stats, errors } = report.parse(JSON.parse(json))
  const failed = stats.unexpected + stats.flaky + errors.length
  return {
    passed: stats.expected,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: stats.skipped,
    timings: suites.map((top) => ({ file: `e2e/journeys/${top.file}`, seconds: milliseconds(top) / 1000 })),
  }
}

function milliseconds({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(milliseconds)].reduce((sum, duration) => sum + duration, 0)
}
