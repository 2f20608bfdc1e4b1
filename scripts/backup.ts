import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { rejectOwnServer } from './backups/backup-server.ts'
import { makeBackup } from './backups/make-backup.ts'
import { checkDisk } from './before-start/disk.ts'
import { readOptions } from './command-line.ts'
import { openDatabase } from './database/open.ts'
import { chooseLocation } from './embedded-postgres/cluster-location.ts'
import { step } from './processes/progress.ts'
import { runTask } from './processes/task.ts'
import { readSettings } from './settings.ts'
import { UserError } from './user-error.ts'

// `npm run backup -- --to /mnt/backups`: the site may be running.
await runTask(async (task) => {
  const settings = readSettings()
  rejectOwnServer(settings)
  const { DATA_DIR: dataDir, S3_URL } = settings
  const { to = path.join(dataDir, 'backups') } = readOptions({ to: { type: 'string' } })
  const place = await chooseLocation(dataDir)
  if (!existsSync(place.data)) throw new UserError(`There is no database in ${place.data} to back up.`)
  await checkDisk(place.folder)
  const url = await step('Opening the database', (print) => openDatabase(task, settings, print))
  const name = `gevel-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar.gz`
  const file = path.resolve(to, name)
  await checkDisk(path.dirname(file))
  const bucket = S3_URL !== undefined
  const { rows, files } = await step('Making the back-up and starting a copy of it', () =>
    makeBackup(task, { dataDir, place, url, bucket }, file),
  )
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const media = Object.keys(files).filter((one) => one.startsWith('media/')).length
  const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
  console.log(`\n${file}\n${megabytes} MB: ${all} rows in ${Object.keys(rows).length} tables, ${media} media files.`)
  if (bucket) console.log('Media in the bucket of S3_URL are not in it: back that up by its own means.')
  console.log('The secrets of .env are not in it either. Keep it off this machine: it holds all personal data.')
  return 0
})
