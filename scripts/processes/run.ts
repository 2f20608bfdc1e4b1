import { type NodeProgram, startNode } from './child.ts'
import type { Task } from './task.ts'

/** Runs a Node program to its end and returns its exit code and output. */
export async function runNode(
  task: Task,
  program: Omit<NodeProgram, 'output'>,
): Promise<{ exitCode: number; output: string }> {
  let output = ''
  const child = await task.hold(
    startNode({
      ...program,
      output: (text) => {
        output += text
      },
    }),
  )
  return { exitCode: await child.exited, output }
}
