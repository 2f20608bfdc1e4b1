import { readFileSync } from 'node:fs'

/** The memory of a process, in bytes; undefined where the system does not tell (it is not Linux), or once it has ended. */
export function residentBytes(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}
