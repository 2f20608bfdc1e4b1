import { type EmbeddedDatabase, openEmbeddedPostgres } from '../embedded-postgres/open.ts'
import type { Print } from '../processes/progress.ts'
import { Restarting } from '../processes/restarting.ts'
import type { Task } from '../processes/task.ts'
import type { Settings } from '../settings.ts'
import { UserError } from '../user-error.ts'
import { checkDatabase } from './check.ts'

/**
 * The embedded database is deleted afterwards (`temporary`); it is restarted when it dies, at the same URL
 * (`restart`).
 */
type Options = { temporary?: boolean; restart?: boolean }

/** Opens the configured database, or the embedded one; returns its URL. */
export async function openDatabase(
  task: Task,
  { DATABASE_URL, DATA_DIR }: Settings,
  print: Print,
  { temporary = false, restart = false }: Options = {},
): Promise<string> {
  if (DATABASE_URL) {
    await checkDatabase(DATABASE_URL)
    return DATABASE_URL
  }
  let opened: EmbeddedDatabase | undefined
  const restarting = await task.hold(
    new Restarting(async () => {
      opened = await openEmbeddedPostgres(DATA_DIR, { temporary, port: opened?.port })
      return opened
    }),
  )
  const { notes, url, exited } = await restarting.current
  for (const note of notes) print(note)
  const lose = (reason: Error) => task.lose(reason)
  if (restart) void restarting.keepRunning('embedded PostgreSQL').catch(lose)
  else void exited.then(() => lose(new UserError('The embedded PostgreSQL ended by itself.')))
  return url
}
