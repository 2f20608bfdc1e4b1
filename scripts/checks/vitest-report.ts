import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../folders.ts'
import type { Outcome } from './outcome.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.unknown()),
      startTime: z.number(),
      endTime: z.number(),
    }),
  ),
})

/**
 * Counts Vitest's JSON report. A file that could not be loaded is one failure, and so is a run that failed without
 * one.
 */
export function countVitest(json: string, exitCode: number): Omit<Outcome, 'output'> {
  const found = report.parse(JSON.parse(json))
  const broken = found.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const failed = found.numFailedTests + broken.length
  return {
    passed: found.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
    timings: found.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(projectFolder, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}
