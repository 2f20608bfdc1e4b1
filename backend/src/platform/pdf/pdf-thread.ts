import { log } from '../logging/log'
import { threadOf } from '../threads/thread'
import { type MissingGlyph, replaceMissingGlyph } from './runs'

/** A PDF, with the blocks of characters that are question marks in it. */
export interface MadePdf {
  content: Uint8Array
  missing: string[]
}

/** Makes a PDF in the thread, and notes the characters that no font has. */
export async function pdfOf(make: (missing: MissingGlyph) => Promise<Buffer>): Promise<MadePdf> {
  const blocks = new Set<string>()
  const content = await make(replaceMissingGlyph(blocks))
  return { content, missing: [...blocks] }
}

/** A document of a hundred pages takes seconds. */
const maxMs = 60_000

/** Makes a PDF in a thread of its own. */
type InThread<Tasks> = <Name extends keyof Tasks & string>(name: Name, task: TaskOf<Tasks[Name]>) => Promise<Buffer>
type TaskOf<Task> = Task extends (task: infer Input) => Promise<MadePdf> ? Input : never

/**
 * A thread that makes PDFs, one after the other: one takes 20 ms of a processor.
 * @param worker finds the path of the module that gives `Tasks` to `serveTasks`
 * @returns a function that throws when making one fails or takes too long
 */
export function pdfThread<Tasks>(worker: () => string): InThread<Tasks> {
  const run = threadOf(worker, maxMs)
  return async (name, task) => {
    const { content, missing } = await run<MadePdf>(name, task)
    if (missing.length > 0) log.error({ paper: name, blocks: missing }, 'A document has characters that no font shows')
    return Buffer.from(content)
  }
}
