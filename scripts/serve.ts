import { checkBeforeStart } from './before-start/checks.ts'
import { backendBuild, requireBuild, websiteBuild } from './builds/build.ts'
import { runTask } from './processes/task.ts'
import { addresses } from './programs/addresses.ts'
import { backendProgram, websiteProgram } from './programs/programs.ts'
import { prepareRun } from './programs/run-context.ts'
import { runPrograms } from './programs/run-programs.ts'
import { productionSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

await runTask(async (task) => {
  const settings = readSettings()
  const secrets = productionSecrets(settings.secrets)
  for (const built of [backendBuild, websiteBuild]) await requireBuild(built)
  await checkBeforeStart(settings)
  const around = await prepareRun(task, 'production', settings, secrets, { catchMails: false, restart: true })
  if (!around.smtpUrl) console.log('No SMTP_URL is set: mails wait in the database, for 30 days, until there is one.')
  await runPrograms(task, [backendProgram(around), websiteProgram(around)], { restart: true })
  console.log(`\n${addresses(around)}\n`)
  return task.untilEnded()
}, 0)
