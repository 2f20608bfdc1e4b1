import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseLocation } from '../embedded-postgres/cluster-location.ts'
import { isAlive, runningServer } from '../embedded-postgres/pid-file.ts'
import { stopServer } from '../embedded-postgres/server.ts'

/** Prefix of the folders of test sites. */
export const testSitePrefix = 'gevel-test-'

/** Removes the database servers and folders of killed test runs. */
export async function clearOldTestSites(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(testSitePrefix))
  for (const name of names) {
    const folder = path.join(tmpdir(), name)
    const owner = Number(await readFile(path.join(folder, 'postgres-owner'), 'utf8').catch(() => 'NaN'))
    // Without an owner the run has only just begun, or is not ours.
    if (!owner || (await isAlive(owner))) continue
    const place = await chooseLocation(folder)
    const server = await runningServer(place.data)
    if (server) await stopServer(server.pid)
    for (const left of new Set([place.folder, folder])) await rm(left, { recursive: true, force: true })
  }
}
