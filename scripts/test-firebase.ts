import { installEmulator } from './before-start/packages.ts'
import { backendBuild, build } from './builds/build.ts'
import { startFirebaseSite } from './checks/firebase-site.ts'
import { describe, Tally } from './checks/outcome.ts'
import { runVitest } from './checks/tests.ts'
import { runTask } from './processes/task.ts'

// Tests the backend against Firebase's own emulator: separate from `npm test`, for its many packages.
await runTask(async (task) => {
  const tally = new Tally()
  task.onLost = (reason) => {
    console.log(reason.message)
    tally.failed += 1
  }
  const site = await tally.prepare(async () => {
    await installEmulator(task)
    await build(task, backendBuild)
    return startFirebaseSite(task)
  })
  if (site) await tally.check('Firebase tests', () => runVitest(task, 'firebase', { env: site }))
  console.log(describe(tally))
  return tally.failed === 0 ? 0 : 1
})
