import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { journeysFolder } from '../folders.ts'
import type { Task } from '../processes/task.ts'
import type { Outcome } from './outcome.ts'
import { readPlaywright } from './playwright-report.ts'
import type { Tally } from './tally.ts'
import { runTool } from './tool.ts'
import type { Touched } from './touched-parts.ts'
import { readVitest } from './vitest-report.ts'

interface Check<Project> {
  title: string
  project: Project
  /** paths relative to the project's folder */
  files: Touched
  /** of the programs under test */
  env: NodeJS.ProcessEnv
}

/** Runs tests of running programs with Vitest, as a check whose failed files may run once more. */
export function checkVitest(
  task: Task,
  tally: Tally,
  { project, env, ...check }: Check<'contract' | 'slow-contract' | 'jobs' | 'requests' | 'faults' | 'firebase'>,
): Promise<unknown> {
  return checkFiles(tally, check, (files) => runVitest(task, project, { env, args: files }))
}

/** Runs journeys of a project of e2e/playwright.config.ts, as a check whose failed files may run once more. */
export function checkJourneys(
  task: Task,
  tally: Tally,
  { project, env, ...check }: Check<'reading' | 'editing' | 'slow' | 'slow-editing'>,
): Promise<unknown> {
  return checkFiles(tally, check, (files) => runJourneys(task, project, { env, files }))
}

async function checkFiles(
  tally: Tally,
  { title, files }: { title: string; files: Touched },
  run: (files: readonly string[]) => Promise<Outcome>,
): Promise<void> {
  if (files.length > 0) await tally.check(title, () => run(files === 'all' ? [] : files), run)
}

/**
 * Runs one of Vitest's projects (vitest.config.ts).
 * @param args files, or options of Vitest, that select tests
 */
export function runVitest(
  task: Task,
  project: string,
  { env = {}, args }: { env?: NodeJS.ProcessEnv; args: readonly string[] },
): Promise<Outcome> {
  return withReport(async (report) => {
    const command = ['vitest/vitest.mjs', 'run', '--project', project, '--reporter=default', '--reporter=json', ...args]
    const { exitCode, output } = await runTool(task, [...command, `--outputFile.json=${report}`], { env })
    return { tests: readVitest(await readFile(report, 'utf8').catch(() => fail(output)), exitCode), output }
  })
}

function runJourneys(
  task: Task,
  project: string,
  { env, files }: { env: NodeJS.ProcessEnv; files: readonly string[] },
): Promise<Outcome> {
  const names = files.map((file) => path.relative('e2e', file))
  const command = ['@playwright/test/cli.js', 'test', '--reporter=dot,json', '--pass-with-no-tests']
  return withReport(async (report) => {
    const { exitCode, output } = await runTool(task, [...command, `--project=${project}`, ...names], {
      cwd: journeysFolder,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    return { tests: readPlaywright(await readFile(report, 'utf8').catch(() => fail(output)), exitCode), output }
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
