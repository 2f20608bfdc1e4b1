import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Child, endedBySignal, startNode } from '../processes/child.ts'
import { LogFile } from '../processes/log-file.ts'
import { step } from '../processes/progress.ts'
import { untilReady } from '../processes/ready.ts'
import { Restarting, temporaryFailure } from '../processes/restarting.ts'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'
import type { Program } from './programs.ts'

const shownLines = 30

/**
 * `logFolder` receives the output of the programs; without it they print it here. With `restart`, one that dies is
 * restarted; before it was ready only when it was killed or lost a dependency: a wrong setting is reported at once.
 */
type Options = { logFolder?: string; restart?: boolean }

/**
 * Starts the programs together and waits for each to be ready, in this order; they are stopped in reverse. Fails when
 * one ends before it is ready. Later the task fails when one ends, or with `restart` when one keeps ending.
 */
export async function runPrograms(task: Task, programs: Program[], options: Options = {}): Promise<void> {
  const { logFolder } = options
  const running = await Promise.all(programs.map((program) => start(task, program, options)))
  for (const { program, ended, markReady } of running) {
    const { name, ready } = program
    await step(`Starting the ${name}`, async (print) => {
      // Its own output follows: not on the same line.
      if (!logFolder) print(`at ${new URL(ready.url).origin}`)
      if (!(await untilReady(ended, ready.url, ready.status))) throw withLog(await ended, name, logFolder)
      markReady()
    })
  }
  for (const { program, ended } of running)
    void ended.then((reason) => task.lose(withLog(reason, program.name, logFolder)))
}

/** Starts a program, and restarts it when allowed. `ended` says why it no longer is. */
async function start(task: Task, program: Program, { logFolder, restart = false }: Options) {
  const { name } = program
  const output = logFolder ? new LogFile(logOf(logFolder, name)) : 'inherit'
  let wasReady = false
  const begin = () => {
    const child = startNode({ ...program, output })
    if (wasReady) void logWhenReady(child, program)
    return child
  }
  const restarting = await task.hold(new Restarting(begin))
  const mayRestart = (exitCode: unknown) =>
    restart && (wasReady || exitCode === temporaryFailure || Number(exitCode) > endedBySignal)
  // A stopped program is not lost.
  const { promise: ended, resolve } = Promise.withResolvers<string>()
  restarting.keepRunning(name, mayRestart).catch((reason: Error) => resolve(reason.message))
  const markReady = () => {
    wasReady = true
  }
  return { program, ended, markReady }
}

/** Kills a program that never responds, so that it is restarted. */
async function logWhenReady(child: Child, { name, ready }: Program): Promise<void> {
  const isReady = await untilReady(child.exited, ready.url, ready.status).catch(() => child.stop())
  if (isReady) console.log(`The ${name} answers again.`)
}

function withLog(sentence: string, name: string, logFolder: string | undefined): UserError {
  const file = logFolder && logOf(logFolder, name)
  // Without output there is no file.
  if (!file || !existsSync(file)) return new UserError(sentence)
  const end = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n')
  return new UserError(`${sentence} The end of ${file}:\n${end}`)
}

const logOf = (folder: string, name: string) => path.join(folder, `${name}.log`)
