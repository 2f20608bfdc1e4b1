import path from 'node:path'
import { z } from 'zod'
import { journeysFolder, projectFolder } from '../folders.ts'
import { runFailure, type TestResult } from './outcome.ts'

const states = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
})

interface Suite {
  title: string
  file: string
  specs: z.infer<typeof spec>[]
  suites?: Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ location: z.object({ file: z.string() }).optional() })),
})

/** Reads Playwright's JSON report. */
export function readPlaywright(json: string, exitCode: number): TestResult[] {
  const { suites, errors } = report.parse(JSON.parse(json))
  const tests = suites.flatMap((top) => testsOf(top, `e2e/journeys/${top.file}`))
  // such as a file that could not be loaded
  const outside = errors.map(({ location }) => ({
    file: location ? path.relative(projectFolder, path.resolve(journeysFolder, location.file)) : '',
    title: '',
    state: 'failed' as const,
  }))
  const all = [...tests, ...outside]
  return [...all, ...runFailure(all, exitCode)]
}

function testsOf({ specs, suites = [] }: Suite, file: string, around: readonly string[] = []): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ file, title: [...around, title].join(' '), state: states[status] })),
  )
  return [...own, ...suites.flatMap((inner) => testsOf(inner, file, [...around, inner.title]))]
}
