import { readdirSync, readFileSync } from 'node:fs'

/** Ticks per second of the kernel's clock: 100 on every Linux that we know. */
const TICKS = 100

/** CPU time that a process has used, with all its threads, in seconds (proc(5): fields 14 and 15 of `stat`). */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/**
 * CPU time of the threads that a process has now, in milliseconds: exact enough for one request, as the kernel counts it in
 * nanoseconds. 0 for a process that has ended.
 */
export function cpuMsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return sum + Number(nanoseconds) / 1e6
    }, 0)
  } catch {
    return 0
  }
}

/** Memory of a process, in megabytes (`VmRSS`). */
export function memoryMbOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
