import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Task } from '../processes/task.ts'
import { prepareRun } from '../programs/run-context.ts'
import { fillWhenEmpty } from '../programs/seed.ts'
import { withDemoSecrets } from '../secrets.ts'
import { parseSettings } from '../settings.ts'
import { clearOldTestSites, testSitePrefix } from './old-test-sites.ts'

/** The demo content, in a database that every test site copies and that no program is connected to. */
export interface TestContent {
  databaseUrl: string
  /** of the data: the cluster of that database, the media, and a folder for each test site */
  folder: string
}

/** Seeds the demo content once, into a database server and a folder that are removed when the task ends. */
export async function makeTestContent(task: Task): Promise<TestContent> {
  const folder = await makeTestFolder(task)
  const settings = parseSettings({ DATA_DIR: folder })
  const differences = { temporary: true, catchMails: false }
  const around = await prepareRun(task, 'production', settings, withDemoSecrets({}), differences)
  // the tests name stories, months and figures
  await fillWhenEmpty(task, around, { args: ['--day', '2026-11-20'] })
  return { databaseUrl: around.databaseUrl, folder }
}

/** A folder that is removed when the task ends. */
export async function makeTestFolder(task: Task): Promise<string> {
  await clearOldTestSites()
  const folder = await mkdtemp(path.join(tmpdir(), testSitePrefix))
  await task.hold({ stop: () => rm(folder, { recursive: true, force: true }) })
  // The database's own user needs access.
  await chmod(folder, 0o755)
  return folder
}
