import { existsSync } from 'node:fs'
import path from 'node:path'
import { rejectOwnServer } from './backups/backup-server.ts'
import { restoreBackup } from './backups/restore-backup.ts'
import { checkDisk } from './before-start/disk.ts'
import { readOptions } from './command-line.ts'
import { chooseLocation } from './embedded-postgres/cluster-location.ts'
import { isOwned } from './embedded-postgres/open.ts'
import { runningServer } from './embedded-postgres/pid-file.ts'
import { stopServer } from './embedded-postgres/server.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { readSettings } from './settings.ts'
import { UserError } from './user-error.ts'

// `npm run restore -- --from gevel-20261123-101500.tar.gz`, with `--replace` where there is a database already.
await runTask(async (task) => {
  const settings = readSettings()
  rejectOwnServer(settings)
  const { DATA_DIR: dataDir } = settings
  const { from, replace = false } = readOptions({ from: { type: 'string' }, replace: { type: 'boolean' } })
  if (!from) throw new UserError('Say which back-up: npm run restore -- --from <file>')
  const file = path.resolve(from)
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`)
  const place = await chooseLocation(dataDir)
  const server = await runningServer(place.data)
  if (server && (await isOwned(server.pid, dataDir)))
    throw new UserError('The site runs, or another command that has its database open: stop that first.')
  if (server) await stopServer(server.pid)
  const present = [place.data, path.join(dataDir, 'media')].find((folder) => existsSync(folder))
  if (present && !replace)
    throw new UserError(
      `There is a ${path.basename(present)} folder in ${path.dirname(present)} already: add --replace to put the back-up in its place.`,
    )
  for (const folder of [place.folder, dataDir]) await checkDisk(folder)
  const { rows } = await step('Checking the back-up and putting it in place', () =>
    restoreBackup(task, file, dataDir, place),
  )
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `\nRestored: ${all} rows in ${Object.keys(rows).length} tables, and the media. Start the site with the same secrets.`,
  )
  return 0
})
