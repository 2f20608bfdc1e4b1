import path from 'node:path'
import process from 'node:process'
import { backendBuild, requireBuild } from './builds/build.ts'
import { openDatabase } from './database/open.ts'
import { startNode } from './processes/child.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { vacancyImportProgram } from './programs/programs.ts'
import { withDemoSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

// `npm run import:vacancies -- --source hamerslag feed.xml`, beside a running site: the arguments are the program's own.
await runTask(async (task) => {
  const settings = readSettings()
  await requireBuild(backendBuild)
  const databaseUrl = await step('Opening the database', (print) => openDatabase(task, settings, print))
  const secrets = withDemoSecrets(settings.secrets)
  const around = { mode: 'production', settings, secrets, databaseUrl, smtpUrl: '', mailWebUrl: undefined } as const
  // a file is named from where the command is run, and the program runs in the folder of the backend
  const args = process.argv
    .slice(2)
    .map((arg) => (/\.xml$/.test(arg) && !arg.includes('://') ? path.resolve(arg) : arg))
  const program = await task.hold(startNode({ ...vacancyImportProgram(around, args), output: 'inherit' }))
  return program.exited
})
