import { openEmbeddedPostgres } from '../embedded-postgres/open.ts'
import type { Say } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { checkDatabase } from './check.ts'

/** Opens the database that the settings name, or the embedded one; answers its URL. A `temporary` one is gone afterwards. */
export async function openDatabase(
  task: Task,
  { DATABASE_URL, DATA_DIR }: Settings,
  say: Say,
  temporary = false,
): Promise<string> {
  if (DATABASE_URL) {
    await checkDatabase(DATABASE_URL)
    return DATABASE_URL
  }
  const database = await task.hold(openEmbeddedPostgres(DATA_DIR, temporary))
  for (const note of database.notes) say(note)
  void database.exited.then(() => task.lose(new Refusal('The embedded PostgreSQL ended by itself.')))
  return database.url
}
