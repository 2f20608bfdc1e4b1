import { readFileSync } from 'node:fs'

/** Ticks per second of the kernel's clock: 100 on every Linux that we know. */
const TICKS = 100

/** CPU time that a process has used, with all its threads, in seconds (proc(5): fields 14 and 15 of `stat`). */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Memory of a process, in megabytes (`VmRSS`). */
export function memoryMbOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
