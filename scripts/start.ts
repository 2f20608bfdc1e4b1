import path from 'node:path'
import { checkBeforeStart } from './before-start/checks.ts'
import { backendBuild, build, websiteBuild } from './builds/build.ts'
import { runTask } from './processes/task.ts'
import { accounts, addresses } from './programs/addresses.ts'
import { backendProgram, websiteProgram } from './programs/programs.ts'
import { prepareRun } from './programs/run-context.ts'
import { runPrograms } from './programs/run-programs.ts'
import { fillWhenEmpty } from './programs/seed.ts'
import { withDemoSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

await runTask(async (task) => {
  const settings = readSettings()
  await checkBeforeStart(settings)
  await build(task, backendBuild)
  const around = await prepareRun(task, 'production', settings, withDemoSecrets(settings.secrets), {
    restart: true,
  })
  // alone, the demo content leaves one of two processors idle for most of the time
  await Promise.all([fillWhenEmpty(task, around), build(task, websiteBuild)])
  const logs = path.join(settings.DATA_DIR, 'logs')
  await runPrograms(task, [backendProgram(around), websiteProgram(around)], { logFolder: logs, restart: true })
  console.log(`\n${addresses(around)}\n\nDemo accounts\n${accounts()}\n\nLogs are in ${logs}. Ctrl-C stops everything.`)
  return task.untilEnded()
}, 0)
