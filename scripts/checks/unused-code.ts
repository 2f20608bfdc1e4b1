import type { Task } from '../processes/task.ts'
import { type Outcome, single } from './outcome.ts'
import { runTool } from './tool.ts'

/** Checks that every file and every export is used (knip.json). */
export async function checkUnusedCode(task: Task): Promise<Outcome> {
  const { exitCode, output } = await runTool(task, ['knip/bin/knip.js', '--no-progress', '--no-config-hints'], {
    inBackground: true,
  })
  return single(exitCode === 0, output)
}
