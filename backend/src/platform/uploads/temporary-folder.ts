import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'

/** Contains the host name too: containers may share a folder for temporary files, but not their process ids. */
const prefix = `gevel-backend-${hostname().replace(/[^\w.-]/g, '')}-`

/**
 * Creates a folder for the temporary files of this process, ours and Strapi's own. Those of killed processes are
 * removed now, this one when the process ends.
 */
export function openTemporaryFolder(strapi: Pick<Core.Strapi, 'destroy'>): void {
  const parent = tmpdir()
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
    // an earlier process had our id, as in a restarted container
    if (pid > 0 && (pid === process.pid || !runs(pid))) remove(path.join(parent, name))
  }
  const folder = path.join(parent, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // read by `os.tmpdir()` and by libraries in C, on Windows and elsewhere
  process.env.TMPDIR = folder
  process.env.TEMP = folder
  const removeAtExit = () => process.once('exit', () => remove(folder))
  removeAtExit()
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    // it removes every listener of the process
    await destroy()
    removeAtExit()
  }
}

/** Runs `work` with a temporary folder of its own, which is removed afterwards, also after an error. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  // a cleaner such as systemd-tmpfiles removes the folder of a backend that received no upload for days
  await mkdir(tmpdir(), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // the process exists, under another user
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
