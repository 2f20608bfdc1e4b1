import path from 'node:path'
import { backendFolder, journeysFolder, projectFolder, websiteFolder } from '../folders.ts'
import { runNode } from '../processes/run.ts'
import type { Task } from '../processes/task.ts'
import { type Outcome, single } from './outcome.ts'
import { runTool } from './tool.ts'

/** The parts whose types are checked, each by its own configuration. */
export const typedParts = ['scripts and contract', 'website', 'e2e', 'backend'] as const

/** The compiler finds no error in a part. */
export async function checkTypes(task: Task, part: (typeof typedParts)[number]): Promise<Outcome> {
  if (part === 'website') {
    // The types of its routes are made from them.
    const made = await runTool(task, ['@react-router/dev/bin.cjs', 'typegen'], { cwd: websiteFolder })
    if (made.exitCode !== 0) return single(false, made.output)
  }
  const { exitCode, output } =
    part === 'backend' ? await checkBackend(task) : await runTool(task, [tsc, '-p', folders[part]])
  return single(exitCode === 0, output)
}

const tsc = 'typescript/bin/tsc'
const folders = { 'scripts and contract': projectFolder, website: websiteFolder, e2e: journeysFolder }

// By the compiler that Strapi builds with, from the backend's own packages.
function checkBackend(task: Task) {
  const args = [path.join(backendFolder, 'node_modules', tsc), '-p', backendFolder, '--noEmit']
  return runNode(task, { args, cwd: backendFolder })
}
