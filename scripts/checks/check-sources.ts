import type { Task } from '../processes/task.ts'
import { checkFolderCycles } from './folder-cycles.ts'
import { checkImportRuleDetects, checkImports, checkUnusedCode } from './import-rule.ts'
import { type Outcome, single } from './outcome.ts'
import { needsSites, type TestPlan } from './plan.ts'
import { checkTableTypes } from './table-types.ts'
import type { Tally } from './tally.ts'
import { runVitest } from './tests.ts'
import { runTool } from './tool.ts'
import { checkTypes } from './types.ts'

/**
 * Runs the checks that need nothing but the sources and the packages, in the background of the rest. Nothing waits for
 * them, so they start when the programs are built: the tests of these wait now and then.
 * @param built whether the programs, which are being built, could be
 */
export async function checkSources(
  task: Task,
  { style, imports, types }: TestPlan,
  tally: Tally,
  built: Promise<boolean>,
): Promise<void> {
  await built
  if (style) {
    await tally.check('Formatting', () => checkFormat(task))
    await tally.check('Lint', () => checkLint(task))
  }
  if (imports) {
    await tally.check('Import rule', () => checkImports(task))
    await tally.check('Import rule finds planted violations', () => checkImportRuleDetects(task))
    await tally.check('Folders without cycles', checkFolderCycles)
    await tally.check('Unused code', () => checkUnusedCode(task))
  }
  if (types.includes('the backend')) await tally.check('Types of our tables', () => checkTableTypes(task))
  // one part after the other: a compiler keeps a processor busy
  for (const part of types) await tally.check(`Types of ${part}`, () => checkTypes(task, part))
}

/**
 * Runs the unit tests of the plan: in two processes beside the building of programs, which keeps the processors busy, and
 * in three where nothing else runs.
 */
export async function testUnits(task: Task, plan: TestPlan, tally: Tally): Promise<void> {
  const { unit } = plan
  if (unit === 'none') return
  const processes = needsSites(plan) ? ['--maxWorkers=2'] : []
  const tests = unit === 'all' ? [] : ['--changed', unit.since, '--passWithNoTests']
  await tally.check('Unit tests', () => runVitest(task, 'unit', { args: [...processes, ...tests] }))
}

const biome = ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=50']

/** Checks that every file is formatted by Biome. */
async function checkFormat(task: Task): Promise<Outcome> {
  const { exitCode, output } = await runTool(task, [...biome, '--linter-enabled=false', '--assist-enabled=false'], {
    inBackground: true,
  })
  return single(exitCode === 0, output)
}

/** Checks Biome's lint rules, and the order of imports. */
async function checkLint(task: Task): Promise<Outcome> {
  const { exitCode, output } = await runTool(task, [...biome, '--formatter-enabled=false'], { inBackground: true })
  return single(exitCode === 0, output)
}
