import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { LogFile } from '../processes/log-file.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { isAlive } from './pid-file.ts'

/** Settings of a temporary cluster: it need not survive a power cut, and backends of several tests use it at once. */
export const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** Starts the server on `port` of this machine only, without waiting until it responds. */
export function startServer(
  place: ClusterLocation,
  port: number,
  log: LogFile,
  settings: Record<string, string>,
): ChildProcess {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', ...settings }
  const args = [
    '-D',
    place.data,
    '-p',
    String(port),
    ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  // In a process group of its own: Ctrl-C must reach it last, through us, not at once from the terminal.
  const server = spawn(path.join(place.native, 'bin', 'postgres'), args, {
    ...place.user,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => log.write(text))
  return server
}

/** Stops a server: cleanly (SIGINT, "fast"), and by force when that takes too long. */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', 6000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 1000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const end = Date.now() + waitMs; Date.now() < end; await pause(25)) if (!(await isAlive(pid))) return
  }
}

/** Our environment without PG…, which PostgreSQL's programs would obey, and with English messages. */
export function environment(): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))), LC_ALL: 'C' }
}

/**
 * Between the well-known ports and those that Linux, macOS and Windows give to outgoing connections: one of those may
 * take a port that was free before its program listens.
 */
const PORTS = [20_000, 32_000] as const

/** Those that have a program which may not listen yet. */
const given = new Set<number>()

/** A free port of this machine, which no other call in this process gets. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS)
  if (given.has(port)) return freePort()
  given.add(port)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
