import { checkBeforeStart } from './before-start/checks.ts'
import { backendBuild, build } from './builds/build.ts'
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
  const around = await prepareRun(task, 'development', settings, withDemoSecrets(settings.secrets))
  // The seed is a part of the built backend; a seeded database needs neither.
  await fillWhenEmpty(task, around, { makeSeed: () => build(task, backendBuild) })
  await runPrograms(task, [backendProgram(around), websiteProgram(around)])
  console.log(`\n${addresses(around)}\n\nDemo accounts\n${accounts()}\n`)
  return task.untilEnded()
}, 0)
