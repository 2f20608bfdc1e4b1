import path from 'node:path'
import { projectFolder } from '../folders.ts'
import type { NodeProgram } from '../processes/child.ts'
import { runNode } from '../processes/run.ts'
import type { Task } from '../processes/task.ts'

/** Runs a tool from our packages to its end, by the path of its program below node_modules. */
export function runTool(
  task: Task,
  [program = '', ...args]: string[],
  { cwd = projectFolder, env = {}, inBackground = false }: Omit<Partial<NodeProgram>, 'args' | 'output'> = {},
): Promise<{ exitCode: number; output: string }> {
  return runNode(task, {
    args: [path.join(projectFolder, 'node_modules', program), ...args],
    cwd,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    inBackground,
  })
}
