import path from 'node:path'
import { backendFolder, journeysFolder, projectFolder, websiteFolder } from '../folders.ts'
import type { Task } from '../processes/task.ts'
import { type Outcome, single } from './outcome.ts'
import { runTool } from './tool.ts'

/** The parts whose types are checked, with the folder of their configuration. */
const folders = {
  'scripts and contract': projectFolder,
  website: websiteFolder,
  'the service worker': path.join(websiteFolder, 'app/service-worker'),
  e2e: journeysFolder,
  'the admin': path.join(backendFolder, 'src/admin'),
  // with its tests: TypeScript 7 lacks settings that Strapi's build needs
  'the backend': path.join(backendFolder, 'tests'),
}
export type TypedPart = keyof typeof folders
export const typedParts = Object.keys(folders) as TypedPart[]

/** TypeScript 7, four times as fast. dependency-cruiser needs the API of 6, which 7 does not have yet. */
const nativeTsc = 'typescript-native/bin/tsc'
/** One checker: the default of four takes twice the processor time, as each checks for itself what all of them use. */
const oneChecker = ['--checkers', '1']
/** Go's garbage collection off: the checker ends before it needs the memory. Five parts take 12.7 s of processor time instead of 16.3. */
const withoutCollections = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** Runs the compiler on a part. */
export async function checkTypes(task: Task, part: TypedPart): Promise<Outcome> {
  if (part === 'website') {
    // Generates the types of its routes first.
    const typegen = await runTool(task, ['@react-router/dev/bin.cjs', 'typegen'], {
      cwd: websiteFolder,
      inBackground: true,
    })
    if (typegen.exitCode !== 0) return single(false, typegen.output)
  }
  const { exitCode, output } = await runTool(task, [nativeTsc, '-p', folders[part], '--noEmit', ...oneChecker], {
    env: withoutCollections,
    inBackground: true,
  })
  return single(exitCode === 0, output)
}
