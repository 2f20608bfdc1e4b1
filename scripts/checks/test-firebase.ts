import { installEmulator } from '../before-start/packages.ts'
import { backendBuild, build } from '../builds/build.ts'
import type { Task } from '../processes/task.ts'
import { startFirebaseSite } from './firebase-site.ts'
import type { Tally } from './tally.ts'
import { checkVitest } from './tests.ts'

/** Tests the backend against Firebase's own emulator, where its packages can be installed: elsewhere it warns. */
export async function testFirebase(task: Task, tally: Tally): Promise<void> {
  const reason = await installEmulator(task).catch((error: unknown) => error)
  if (reason)
    return console.log(`The Firebase tests are left out. ${reason instanceof Error ? reason.message : reason}`)
  const env = await tally.prepare(async () => {
    await build(task, backendBuild)
    return startFirebaseSite(task)
  })
  if (env) await checkVitest(task, tally, { title: 'Firebase tests', project: 'firebase', files: 'all', env })
}
