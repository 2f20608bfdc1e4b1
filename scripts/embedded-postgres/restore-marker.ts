import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { UserError } from '../user-error.ts'
import { isAlive } from './pid-file.ts'

const markerOf = (dataDir: string) => path.join(dataDir, 'restore-begun')

/** Records that database and media are about to be replaced: until `endSwap` they may not match. */
export async function beginSwap(dataDir: string): Promise<void> {
  await writeFile(markerOf(dataDir), String(process.pid))
}

export async function endSwap(dataDir: string): Promise<void> {
  await rm(markerOf(dataDir), { force: true })
}

/** Rejects a database whose restore was interrupted, or is running. */
export async function rejectUnfinishedRestore(dataDir: string): Promise<void> {
  const pid = await readFile(markerOf(dataDir), 'utf8').catch(() => '')
  if (!pid) return
  if (await isAlive(Number(pid))) throw new UserError('A back-up is being restored: try again when that is done.')
  throw new UserError(`A restore was cut off: run it again, as in npm run restore -- --from <file> --replace`)
}
