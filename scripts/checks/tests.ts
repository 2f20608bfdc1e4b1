import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { journeysFolder } from '../folders.ts'
import type { Task } from '../processes/task.ts'
import type { Outcome } from './outcome.ts'
import { countPlaywright } from './playwright-report.ts'
import { runTool } from './tool.ts'
import { countVitest } from './vitest-report.ts'

/**
 * Runs one of Vitest's projects (vitest.config.ts).
 * @param args files, or options of Vitest, that select tests
 */
export function runVitest(
  task: Task,
  project: 'unit' | 'contract' | 'jobs' | 'faults' | 'firebase',
  { env = {}, args = [] }: { env?: NodeJS.ProcessEnv; args?: readonly string[] } = {},
): Promise<Outcome> {
  return withReport(async (report) => {
    const command = ['vitest/vitest.mjs', 'run', '--project', project, '--reporter=default', '--reporter=json', ...args]
    const { exitCode, output } = await runTool(task, [...command, `--outputFile.json=${report}`], { env })
    return { ...countVitest(await readFile(report, 'utf8').catch(() => fail(output)), exitCode), output }
  })
}

/**
 * Runs the browser journeys of e2e/.
 * @param projects those of e2e/playwright.config.ts to run
 * @param files paths relative to the project's folder, to run only these
 */
export function runJourneys(
  task: Task,
  env: NodeJS.ProcessEnv,
  { projects, files }: { projects: readonly string[]; files: readonly string[] },
): Promise<Outcome> {
  const options = projects.map((name) => `--project=${name}`)
  const names = files.map((file) => path.relative('e2e', file))
  return withReport(async (report) => {
    const { exitCode, output } = await runTool(
      task,
      ['@playwright/test/cli.js', 'test', '--reporter=dot,json', ...options, ...names],
      {
        cwd: journeysFolder,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    )
    return { ...countPlaywright(await readFile(report, 'utf8').catch(() => fail(output)), exitCode), output }
  })
}

async function withReport(work: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-report-'))
  try {
    return await work(path.join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The tool ended before its report: its output is all there is.
function fail(output: string): never {
  throw new Error(output)
}
