import { backendFolder } from '../folders.ts'
import { install, isInstalled } from '../launch/packages.mjs'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { Refusal } from '../refusal.ts'

/** Installs the backend's packages, a project of its own beside the root's (which were installed before this could run). */
export async function installBackend(task: Task): Promise<void> {
  if (isInstalled(backendFolder)) return
  await step("Installing the backend's packages", async () => {
    const succeeded = await install(backendFolder, (npm) => void task.hold({ stop: async () => void npm.kill() }))
    if (!succeeded) {
      throw new Refusal("The backend's packages could not be installed: see the message of npm above, then try again.")
    }
  })
}
