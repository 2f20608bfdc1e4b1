import { backendFolder, firebaseTestsFolder } from '../folders.ts'
import { install, isInstalled } from '../launch/packages.mjs'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'

/** Installs the backend's packages, a separate npm project (the root's were installed before this could run). */
export function installBackend(task: Task): Promise<void> {
  return installOnce(task, backendFolder, "the backend's packages")
}

/** Installs Firebase's emulator, a separate npm project too: only `npm run test:firebase` needs it. */
export function installEmulator(task: Task): Promise<void> {
  return installOnce(task, firebaseTestsFolder, "Firebase's emulator")
}

async function installOnce(task: Task, folder: string, what: string): Promise<void> {
  if (isInstalled(folder)) return
  await step(`Installing ${what}`, async () => {
    const succeeded = await install(folder, (npm) => void task.hold({ stop: async () => void npm.kill() }))
    if (!succeeded) throw new UserError(`Could not install ${what}: see the message of npm above, then try again.`)
  })
}
