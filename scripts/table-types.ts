import { writeFile } from 'node:fs/promises'
import { makeTableTypes } from './checks/table-types.ts'
import { tableTypesFile } from './database/table-types.ts'
import { runTask } from './processes/task.ts'

// `npm run types:tables`, after a migration was written or changed.
await runTask(async (task) => {
  await writeFile(tableTypesFile, await makeTableTypes(task))
  return 0
})
