import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Child, type NodeProgram, startNode } from '../processes/child.ts'
import { step } from '../processes/progress.ts'
import { untilReady } from '../processes/ready.ts'
import type { Task } from '../processes/task.ts'
import { Refusal } from '../refusal.ts'
import type { Program } from './programs.ts'

const shownLines = 30

/**
 * Starts the programs together and waits for each to be ready, in this order; they are stopped in the opposite one. Fails when one
 * ends before it is ready. `logFolder` takes what they say; without it they say it here.
 */
export async function runPrograms(task: Task, programs: Program[], logFolder?: string): Promise<void> {
  const children = new Map<Program, Child>()
  for (const program of programs) {
    const output: NodeProgram['output'] = logFolder ? { file: logOf(logFolder, program.name) } : 'inherit'
    children.set(program, await task.hold(startNode({ ...program, output })))
  }
  for (const [{ name, ready }, child] of children) {
    await step(`Starting the ${name}`, async (say) => {
      // Its own words follow: not on the same line.
      if (!logFolder) say(`at ${new URL(ready.url).origin}`)
      if (!(await untilReady(child, ready.url, ready.status))) throw endedByItself(name, logFolder)
    })
  }
  for (const [{ name }, child] of children) void child.exited.then(() => task.lose(endedByItself(name, logFolder)))
}

function endedByItself(name: string, logFolder: string | undefined): Refusal {
  const sentence = `The ${name} ended by itself`
  if (!logFolder) return new Refusal(`${sentence}.`)
  const file = logOf(logFolder, name)
  const end = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n')
  return new Refusal(`${sentence}; the end of ${file}:\n${end}`)
}

const logOf = (folder: string, name: string) => path.join(folder, `${name}.log`)
