import { firebaseTestsFolder } from '../folders.ts'
import { install, isInstalled } from '../launch/packages.mjs'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'

/** Installs Firebase's emulator, an npm project of its own: only `npm run test:slow` needs it. */
export async function installEmulator(task: Task): Promise<void> {
  if (isInstalled(firebaseTestsFolder)) return
  await step("Installing Firebase's emulator", async () => {
    const succeeded = await install(firebaseTestsFolder, (npm) => void task.hold({ stop: async () => void npm.kill() }))
    if (!succeeded)
      throw new UserError("Could not install Firebase's emulator: see the message of npm above, then try again.")
  })
}
