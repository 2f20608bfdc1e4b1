import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../folders.ts'
import { runFailure, type TestResult } from './outcome.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** Reads Vitest's JSON report. */
export function readVitest(json: string, exitCode: number): TestResult[] {
  const tests = report.parse(JSON.parse(json)).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(projectFolder, name)
    const found = assertionResults.map((test) => ({ file, title: test.fullName, state: stateOf(test.status) }))
    const isBroken = status === 'failed' && found.every(({ state }) => state !== 'failed')
    return isBroken ? [...found, { file, title: '', state: 'failed' as const }] : found
  })
  return [...tests, ...runFailure(tests, exitCode)]
}

function stateOf(status: string): TestResult['state'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
