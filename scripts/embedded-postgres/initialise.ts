import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { type ClusterLocation, createOwnedFolder } from './cluster-location.ts'
import { environment } from './server.ts'

export const superuser = 'gevel'

const unfinishedPrefix = 'postgres.unfinished-'

// Dutch sorting by ICU; where a build has none, code points: still UTF-8 with correct case conversion.
const locales = [
  ['--locale-provider=icu', '--icu-locale=nl'],
  ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
]

/**
 * Creates the cluster if necessary, and returns the superuser's password, stored in `dataDir` for our own user only. A
 * data folder without its password belongs to an earlier project in the same place: it is set aside, and `notes` say
 * so.
 */
export async function initialise(place: ClusterLocation, dataDir: string): Promise<string> {
  const passwordFile = path.join(dataDir, 'postgres-password')
  if (existsSync(passwordFile) && existsSync(place.data)) return readFile(passwordFile, 'utf8')
  if (existsSync(place.data)) {
    const aside = `${place.data}.${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`
    await rename(place.data, aside)
    place.notes.push(`an older cluster, whose password is gone, was set aside as ${aside}`)
  }
  const password = randomBytes(24).toString('hex')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await makeCluster(place, password)
  return password
}

async function makeCluster(place: ClusterLocation, password: string): Promise<void> {
  await removeUnfinished(place.folder)
  // Under a temporary name first: an interrupted one must not pass for complete, nor meet what still writes to the old
  // one.
  const unfinished = path.join(place.folder, `${unfinishedPrefix}${process.pid}`)
  const passwordFile = path.join(place.folder, 'initdb-password')
  let failure = ''
  try {
    await rm(passwordFile, { force: true })
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
    if (place.user) await chown(passwordFile, place.user.uid, place.user.gid)
    for (const locale of locales) {
      await createOwnedFolder(unfinished, place.user)
      failure = await initdb(place, [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, ...locale])
      if (!failure) return await rename(unfinished, place.data)
    }
  } finally {
    await rm(passwordFile, { force: true })
  }
  throw new Error(`PostgreSQL's initdb failed: ${failure}`)
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(unfinishedPrefix))
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 })
}

/** Runs initdb; returns its errors, empty on success. */
function initdb({ native, user }: ClusterLocation, flags: string[]): Promise<string> {
  const args = [
    '--encoding=UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    `--username=${superuser}`,
    '--no-instructions',
    ...flags,
  ]
  const child = spawn(path.join(native, 'bin', 'initdb'), args, {
    ...user,
    cwd: '/',
    env: environment(),
    stdio: 'pipe',
  })
  return new Promise((resolve, reject) => {
    let errorOutput = ''
    child.stdout.resume()
    child.stderr.on('data', (text) => {
      errorOutput += text
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? '' : errorOutput || `it ended with ${code}`))
  })
}
