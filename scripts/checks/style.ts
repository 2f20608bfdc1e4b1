import type { Task } from '../processes/task.ts'
import { type Outcome, single } from './outcome.ts'
import { runTool } from './tool.ts'

const biome = ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=50']

/** Checks that every file is formatted by Biome. */
export async function checkFormat(task: Task): Promise<Outcome> {
  const { exitCode, output } = await runTool(task, [...biome, '--linter-enabled=false', '--assist-enabled=false'], {
    inBackground: true,
  })
  return single(exitCode === 0, output)
}

/** Checks Biome's lint rules, and the order of imports. */
export async function checkLint(task: Task): Promise<Outcome> {
  const { exitCode, output } = await runTool(task, [...biome, '--formatter-enabled=false'], { inBackground: true })
  return single(exitCode === 0, output)
}
