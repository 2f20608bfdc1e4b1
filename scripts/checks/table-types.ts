import { readFile } from 'node:fs/promises'
import { describeTables, tableTypesFile } from '../database/table-types.ts'
import { openEmbeddedPostgres } from '../embedded-postgres/open.ts'
import type { Task } from '../processes/task.ts'
import { type Outcome, single } from './outcome.ts'
import { makeTestFolder } from './test-content.ts'

/** Checks that the types of our tables are those of the migrations: the compiler then finds a column that was renamed. */
export async function checkTableTypes(task: Task): Promise<Outcome> {
  const [current, stored] = await Promise.all([makeTableTypes(task), readFile(tableTypesFile, 'utf8')])
  return single(current === stored, `${tableTypesFile} differs from the migrations: run 'npm run types:tables'.`)
}

/** Makes those types from the migrations, on a database server of its own. */
export async function makeTableTypes(task: Task): Promise<string> {
  const folder = await makeTestFolder(task)
  const server = await task.hold(openEmbeddedPostgres(folder, { temporary: true }))
  return describeTables(server.url)
}
