import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { emptyDatabase, isEmpty } from '../database/contents.ts'
import { startNode } from '../processes/child.ts'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { UserError } from '../user-error.ts'
import { seedProgram } from './programs.ts'
import type { RunContext } from './run-context.ts'

/**
 * Seeds the database with the demo content when it is empty. A seed that was interrupted halfway is emptied first.
 * `makeSeed` is called before the seed is needed.
 * @param args of the seed
 */
export async function fillWhenEmpty(
  task: Task,
  around: RunContext,
  { makeSeed = async () => {}, args = [] }: { makeSeed?: () => Promise<void>; args?: string[] } = {},
): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = around.settings
  const startedMarker = path.join(DATA_DIR, 'seed-begun')
  // We never empty the user's own server.
  const cutOff = existsSync(startedMarker) && !DATABASE_URL
  if (!cutOff && !(await isEmpty(around.databaseUrl))) return
  await makeSeed()
  await step('Filling the empty database with demo content', async (print) => {
    if (cutOff) await emptyDatabase(around.databaseUrl)
    if (cutOff) await rm(path.join(DATA_DIR, 'media'), { recursive: true, force: true })
    await mkdir(DATA_DIR, { recursive: true })
    await writeFile(startedMarker, '')
    const output = (text: string) => {
      for (const line of text.split(/[\r\n]+/)) if (line.trim()) print(line.trimEnd())
    }
    const seed = await task.hold(startNode({ ...seedProgram(around, args), output }))
    if ((await seed.exited) !== 0) throw new UserError('The demo content could not be written: see above.')
    await rm(startedMarker)
  })
}
