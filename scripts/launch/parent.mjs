import { readFileSync } from 'node:fs'
import process from 'node:process'

/** Each program that is started looks this often: every half second took 0.3 % of a processor for each. */
const checkEveryMs = 2_000

/**
 * Calls `act` once the parent process is gone, however it ended: a `kill -9` passes no signal on. A shell in between,
 * as with `npm run`, counts as the parent. Does not keep this process alive.
 * @param {() => void} act
 */
export function onParentExit(act) {
  const parent = process.ppid
  const starter = parentOfShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOfShell(parent) === starter) return
    clearInterval(timer)
    act()
  }, checkEveryMs)
  timer.unref()
}

/**
 * The parent of a shell; undefined when the process is not a shell, or the system does not expose it (all but Linux).
 * @param {number} pid
 */
function parentOfShell(pid) {
  try {
    // "pid (name) state parent …"
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return /^(ba|da|a)?sh$/.test(name) ? parent : undefined
  } catch {
    return undefined
  }
}
