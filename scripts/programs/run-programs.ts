import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Child, startNode } from '../processes/child.ts'
import { LogFile } from '../processes/log-file.ts'
import { step } from '../processes/progress.ts'
import { untilReady } from '../processes/ready.ts'
import { Restarting } from '../processes/restarting.ts'
import type { Task } from '../processes/task.ts'
import { Refusal } from '../refusal.ts'
import type { Program } from './programs.ts'

const shownLines = 30

/** `logFolder` takes what the programs say; without it they say it here. With `restart`, one that dies is started again. */
type Options = { logFolder?: string; restart?: boolean }

/**
 * Starts the programs together and waits for each to be ready, in this order; they are stopped in the opposite one. Fails when one
 * ends before it is ready. Later the task loses one that ends, or with `restart` one that keeps ending.
 */
export async function runPrograms(
  task: Task,
  programs: Program[],
  { logFolder, restart }: Options = {},
): Promise<void> {
  const running = await Promise.all(programs.map((program) => start(task, program, logFolder)))
  for (const { program, restarting } of running) {
    const { name, ready } = program
    await step(`Starting the ${name}`, async (say) => {
      // Its own words follow: not on the same line.
      if (!logFolder) say(`at ${new URL(ready.url).origin}`)
      if (!(await untilReady(await restarting.current, ready.url, ready.status))) throw endedByItself(name, logFolder)
    })
  }
  for (const { program, restarting } of running) {
    const { name } = program
    const ended = restart
      ? restarting.keepRunning(name).catch((reason: Error) => task.lose(withLog(reason.message, name, logFolder)))
      : restarting.current.then(({ exited }) => exited).then(() => task.lose(endedByItself(name, logFolder)))
    void ended
  }
}

async function start(task: Task, program: Program, logFolder: string | undefined) {
  const output = logFolder ? new LogFile(logOf(logFolder, program.name)) : 'inherit'
  let isFirst = true
  const begin = () => {
    const child = startNode({ ...program, output })
    if (!isFirst) void sayWhenReady(child, program)
    isFirst = false
    return child
  }
  const restarting = await task.hold(new Restarting(begin))
  return { program, restarting }
}

/** One that starts and never answers is ended, so that it is started again. */
async function sayWhenReady(child: Child, { name, ready }: Program): Promise<void> {
  const isReady = await untilReady(child, ready.url, ready.status).catch(() => child.stop())
  if (isReady) console.log(`The ${name} answers again.`)
}

const endedByItself = (name: string, logFolder: string | undefined) =>
  withLog(`The ${name} ended by itself.`, name, logFolder)

function withLog(sentence: string, name: string, logFolder: string | undefined): Refusal {
  if (!logFolder) return new Refusal(sentence)
  const file = logOf(logFolder, name)
  const end = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n')
  return new Refusal(`${sentence} The end of ${file}:\n${end}`)
}

const logOf = (folder: string, name: string) => path.join(folder, `${name}.log`)
