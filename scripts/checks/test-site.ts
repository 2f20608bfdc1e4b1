import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../embedded-postgres/server.ts'
import type { Task } from '../processes/task.ts'
import { backendUrl } from '../programs/environment.ts'
import { backendProgram, type Program, websiteProgram } from '../programs/programs.ts'
import { prepareRun } from '../programs/run-context.ts'
import { runPrograms } from '../programs/run-programs.ts'
import { fillWhenEmpty } from '../programs/seed.ts'
import { withDemoSecrets } from '../secrets.ts'
import { parseSettings } from '../settings.ts'
import { clearOldTestSites, testSitePrefix } from './old-test-sites.ts'
import { OpenIdProvider } from './openid-provider.ts'

/** A mistake that only shows at runtime fails the test that causes it. */
const strict = { RUNTIME_CHECKS: 'fail' }

/**
 * Starts the built site with demo content, on free ports and in a folder of its own; returns the environment for tests
 * of it.
 */
export async function startTestSite(task: Task): Promise<NodeJS.ProcessEnv> {
  const folder = await makeTestFolder(task)
  const [PORT, BACKEND_PORT, MAIL_WEB_PORT] = await Promise.all([freePort(), freePort(), freePort()])
  const settings = parseSettings({
    DATA_DIR: folder,
    PORT: String(PORT),
    BACKEND_PORT: String(BACKEND_PORT),
    MAIL_WEB_PORT: String(MAIL_WEB_PORT),
    PRO_HOST: 'pro.gevel.test',
  })
  const provider = await task.hold(OpenIdProvider.start(`${settings.SITE_URL}/auth/connect`))
  const around = await prepareRun(task, 'production', settings, withDemoSecrets({}), { temporary: true })
  await fillWhenEmpty(task, around)
  const BACKEND_TMPDIR = path.join(folder, 'temporary')
  await mkdir(BACKEND_TMPDIR)
  const backend = withEnv(backendProgram(around), {
    ...provider.settings,
    ...strict,
    // it is `TEMP` on Windows
    ...{ TMPDIR: BACKEND_TMPDIR, TEMP: BACKEND_TMPDIR },
  })
  await runPrograms(task, [backend, websiteProgram(around)], { logFolder: path.join(folder, 'logs') })
  return {
    SITE_URL: settings.SITE_URL,
    PRO_HOST: settings.PRO_HOST,
    BACKEND_URL: backendUrl(settings),
    BACKEND_TMPDIR,
    DATABASE_URL: around.databaseUrl,
    MAIL_URL: around.mailWebUrl,
    PROVIDER_URL: provider.issuer,
  }
}

/** A program with additions to its environment. */
export function withEnv(program: Program, env: NodeJS.ProcessEnv): Program {
  return { ...program, env: { ...program.env, ...env } }
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
