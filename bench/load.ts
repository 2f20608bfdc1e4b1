import { spawn, spawnSync } from 'node:child_process'
import { cpuSecondsOf } from './cpu.ts'

/** Measurements of a server under load. */
export interface Load {
  requestsPerSecond: number
  p99Ms: number
  /** CPU time of the server per request, in microseconds */
  cpuUs: number
  failed: number
}

interface Target {
  url: string
  /** the server's process */
  pid: number
  headers?: Record<string, string>
  connections?: number
  /** Lua script for wrk: other URLs, other requests */
  script?: string
}

export function hasProgram(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

/** Pins a server to the first core, with all its threads; the load comes from the second. */
export function pin(pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)])
}

/** Loads a server for some seconds, by wrk with this many connections. */
export async function load(
  { url, pid, headers = {}, connections = 20, script }: Target,
  seconds: number,
): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s']
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const before = cpuSecondsOf(pid)
  const text = await run('taskset', ['-c', '1', 'wrk', ...options, ...named, ...(script ? ['-s', script] : []), url])
  const cpu = cpuSecondsOf(pid) - before
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN)
  const requests = number(/(\d+) requests in/)
  const errors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1).map(Number) ?? []
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(text)),
    cpuUs: (cpu * 1e6) / requests,
    failed: (number(/Non-2xx or 3xx responses: (\d+)/) || 0) + errors.reduce((sum, count) => sum + count, 0),
  }
}

function milliseconds(found: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[found?.[2] as 'us' | 'ms' | 's'] ?? Number.NaN
  return Number(found?.[1]) * factor
}

function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', reject).once('close', () => resolve(output))
  })
}
