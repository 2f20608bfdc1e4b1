import process from 'node:process'
import { backendBuild, build } from './builds/build.ts'
import { openDatabase } from './database/open.ts'
import { startNode } from './processes/child.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { seedProgram } from './programs/programs.ts'
import { withDemoSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

// `npm run seed -- --articles 100000`: the arguments are the seed's own.
await runTask(async (task) => {
  const settings = readSettings()
  await build(task, backendBuild)
  const databaseUrl = await step('Opening the database', (print) => openDatabase(task, settings, print))
  const secrets = withDemoSecrets(settings.secrets)
  const around = { mode: 'production', settings, secrets, databaseUrl, smtpUrl: '', mailWebUrl: undefined } as const
  const program = seedProgram(around, process.argv.slice(2))
  const seed = await task.hold(startNode({ ...program, output: 'inherit' }))
  return seed.exited
})
