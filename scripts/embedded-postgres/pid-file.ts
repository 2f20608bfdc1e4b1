import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readlink, realpath } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'

/** What a server writes about itself into its data folder (PostgreSQL's `src/include/utils/pidfile.h`). */
export type PidFile = { pid: number; data: string; port: number; ready: boolean }

/** Parses a `postmaster.pid`; undefined when it is invalid (empty, or truncated while being written). */
export function parsePidFile(text: string): PidFile | undefined {
  const [pid, data, , port, , , , status] = text.split('\n')
  if (!pid || !data || !port) return undefined
  const parsed = { pid: Math.abs(Number(pid)), data, port: Number(port), ready: status?.trim() === 'ready' }
  return Number.isInteger(parsed.pid) && Number.isInteger(parsed.port) ? parsed : undefined
}

/**
 * The server that runs on this data folder now, if any; ignores the file of a dead one, or a pid that belongs to
 * another program.
 */
export async function runningServer(data: string): Promise<PidFile | undefined> {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const server = parsePidFile(await readFile(file, 'utf8'))
  return server && (await isAlive(server.pid)) && (await servesFolder(server.pid, data)) ? server : undefined
}

/** Whether a process with this id runs, ours or not; a zombie does not count. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return (await readStatus(pid))?.state !== 'Z'
}

/** The id of the parent process; undefined where the system does not expose it. */
export async function readParent(pid: number): Promise<number | undefined> {
  return (await readStatus(pid))?.parent ?? (Number(readProcess('ppid=', pid)) || undefined)
}

// Linux: "pid (name) state parent …", where the name may contain spaces and brackets.
async function readStatus(pid: number): Promise<{ state: string | undefined; parent: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const [state, parent] = text?.slice(text.lastIndexOf(') ') + 2).split(' ') ?? []
  return parent ? { state, parent: Number(parent) } : undefined
}

// A server's working folder is its data folder; without /proc, its command line names the folder.
async function servesFolder(pid: number, data: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(data))
  } catch {
    return readProcess('command=', pid).includes(data)
  }
}

function readProcess(field: string, pid: number): string {
  return spawnSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
