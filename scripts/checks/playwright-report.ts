import { z } from 'zod'
import type { Outcome } from './outcome.ts'

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** Counts Playwright's JSON report. Flaky is failed: it will fail somebody else. Errors outside any test count one each. */
export function countPlaywright(json: string, exitCode: number): Omit<Outcome, 'output'> {
  const { stats, errors } = report.parse(JSON.parse(json))
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped: stats.skipped }
}
