import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { copyDatabase } from '../database/copy.ts'
import { freePort } from '../embedded-postgres/server.ts'
import { step } from '../processes/progress.ts'
import type { Task } from '../processes/task.ts'
import { backendUrl } from '../programs/environment.ts'
import { backendProgram, type Program, websiteProgram } from '../programs/programs.ts'
import { prepareRun } from '../programs/run-context.ts'
import { runPrograms } from '../programs/run-programs.ts'
import { withDemoSecrets } from '../secrets.ts'
import { parseSettings } from '../settings.ts'
import { OpenIdProvider } from './openid-provider.ts'
import type { TestContent } from './test-content.ts'

/** A mistake that only shows at runtime fails the test that causes it. */
const strict = { RUNTIME_CHECKS: 'fail' }

/**
 * Starts the built site on free ports, with a database, a media library and a mail catcher of its own: sites run beside each other.
 * @param name of the tests that it is for
 * @returns the environment for them
 */
export async function startTestSite(task: Task, content: TestContent, name: string): Promise<NodeJS.ProcessEnv> {
  const folder = path.join(content.folder, name)
  const DATABASE_URL = await step(`Copying the demo content for the ${name}`, async () => {
    await cp(path.join(content.folder, 'media'), path.join(folder, 'media'), { recursive: true })
    return copyDatabase(content.databaseUrl, `gevel_${name}`)
  })
  const [PORT, BACKEND_PORT, MAIL_WEB_PORT] = await Promise.all([freePort(), freePort(), freePort()])
  const settings = parseSettings({
    DATA_DIR: folder,
    DATABASE_URL,
    PORT: String(PORT),
    BACKEND_PORT: String(BACKEND_PORT),
    MAIL_WEB_PORT: String(MAIL_WEB_PORT),
    PRO_HOST: 'pro.gevel.test',
  })
  const provider = await task.hold(OpenIdProvider.start(`${settings.SITE_URL}/auth/connect`))
  const around = await prepareRun(task, 'production', settings, withDemoSecrets({}))
  const BACKEND_TMPDIR = path.join(folder, 'temporary')
  await mkdir(BACKEND_TMPDIR)
  const backend = withEnv(backendProgram(around), {
    ...provider.settings,
    ...strict,
    // the push service of the tests
    PUSH_ON_THIS_MACHINE: 'on',
    // it is `TEMP` on Windows
    ...{ TMPDIR: BACKEND_TMPDIR, TEMP: BACKEND_TMPDIR },
  })
  const programs = [backend, websiteProgram(around)].map((program) => ({
    ...program,
    name: `${program.name} (${name})`,
  }))
  await runPrograms(task, programs, { logFolder: path.join(folder, 'logs') })
  return {
    SITE_URL: settings.SITE_URL,
    PRO_HOST: settings.PRO_HOST,
    BACKEND_URL: backendUrl(settings),
    BACKEND_TMPDIR,
    BACKEND_MEDIA_DIR: path.join(folder, 'media'),
    DATABASE_URL,
    MAIL_URL: around.mailWebUrl,
    PROVIDER_URL: provider.issuer,
  }
}

/** A program with additions to its environment. */
export function withEnv(program: Program, env: NodeJS.ProcessEnv): Program {
  return { ...program, env: { ...program.env, ...env } }
}
