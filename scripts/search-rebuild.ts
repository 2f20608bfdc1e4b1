import { backendBuild, requireBuild } from './builds/build.ts'
import { openDatabase } from './database/open.ts'
import { startNode } from './processes/child.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { searchRebuildProgram } from './programs/programs.ts'
import { withDemoSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

// `npm run search:rebuild`: the backend may be running, so that its build is not replaced.
await runTask(async (task) => {
  const settings = readSettings()
  await requireBuild(backendBuild)
  const databaseUrl = await step('Opening the database', (print) => openDatabase(task, settings, print))
  const secrets = withDemoSecrets(settings.secrets)
  const around = { mode: 'production', settings, secrets, databaseUrl, smtpUrl: '', mailWebUrl: undefined } as const
  const rebuild = await task.hold(startNode({ ...searchRebuildProgram(around), output: 'inherit' }))
  return rebuild.exited
})
