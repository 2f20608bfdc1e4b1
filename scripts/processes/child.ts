import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { LogFile } from './log-file.ts'

/** A Node program to run. Its output goes to our own (`inherit`), to a log file, or to a function. */
export type NodeProgram = {
  /** The program's file and its arguments. */
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  output: 'inherit' | LogFile | ((text: string) => void)
  /** it gives way to other programs: it mostly runs while they wait */
  inBackground?: boolean
}

/**
 * A running program. `exited` settles with its exit code, as a shell has it: 128 and the signal's number when one
 * ended it.
 */
export type Child = { exited: Promise<number>; stop: () => Promise<void> }

const stopWithinMs = 5000
const stopWithParent = new URL('../launch/stop-with-parent.mjs', import.meta.url).href
const ownGroup = process.platform !== 'win32'

/** A shell's exit codes for programs ended by a signal are above this. */
export const endedBySignal = 128

const exitCodeOf = (signal: NodeJS.Signals | null) => endedBySignal + (signal ? constants.signals[signal] : 0)

/** Starts a Node program in a process group of its own: Ctrl-C reaches it through us, in the order that we choose. */
export function startNode({ args, cwd, env, output, inBackground = false }: NodeProgram): Child {
  const to = output === 'inherit' ? 'inherit' : 'pipe'
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', stopWithParent, ...args],
    {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', to, to],
      detached: ownGroup,
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    if (typeof output === 'function') stream?.setEncoding('utf8').on('data', output)
    else if (output !== 'inherit') stream?.on('data', (text: Buffer) => output.write(text))
  }
  if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(ownGroup ? -child.pid : child.pid, name)
    } catch {
      // The group has ended, as intended.
    }
  }
  child.once('exit', () => signal('SIGKILL'))
  // 'close' follows 'exit' once all output has been read.
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1)).once('close', (code, signal) => resolve(code ?? exitCodeOf(signal)))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    signal('SIGTERM')
    await Promise.race([exited, pause(stopWithinMs, undefined, { ref: false })])
    if (child.exitCode === null && child.signalCode === null) signal('SIGKILL')
    await exited
  }
  return { exited, stop }
}
