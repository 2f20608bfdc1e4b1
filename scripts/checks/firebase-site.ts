import { generateKeyPairSync } from 'node:crypto'
import path from 'node:path'
import { freePort } from '../embedded-postgres/server.ts'
import type { Task } from '../processes/task.ts'
import { backendUrl } from '../programs/environment.ts'
import { backendProgram } from '../programs/programs.ts'
import { prepareRun } from '../programs/run-context.ts'
import { runPrograms } from '../programs/run-programs.ts'
import { withDemoSecrets } from '../secrets.ts'
import { parseSettings } from '../settings.ts'
import { startFirebaseEmulator } from './firebase-emulator.ts'
import { makeTestFolder } from './test-content.ts'
import { withEnv } from './test-site.ts'

const project = 'demo-gevel'

/**
 * Starts the built backend on an empty database, with Firebase's emulator. The tests run a proxy between the two, at
 * the port `EMULATOR_PROXY_PORT`; returns the environment for them.
 */
export async function startFirebaseSite(task: Task): Promise<NodeJS.ProcessEnv> {
  const folder = await makeTestFolder(task)
  const EMULATOR_URL = await startFirebaseEmulator(task, path.join(folder, 'firebase'), project)
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const [PORT, BACKEND_PORT, MAIL_WEB_PORT, EMULATOR_PROXY_PORT] = ports.map(String)
  const settings = parseSettings({ DATA_DIR: folder, PORT, BACKEND_PORT, MAIL_WEB_PORT })
  const around = await prepareRun(task, 'production', settings, withDemoSecrets({}), { temporary: true })
  const backend = withEnv(backendProgram(around), {
    FIREBASE_API_KEY: 'key-of-the-web-app',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(newServiceAccount()),
    FIREBASE_EMULATOR_URL: `http://127.0.0.1:${EMULATOR_PROXY_PORT}`,
    RUNTIME_CHECKS: 'fail',
  })
  await runPrograms(task, [backend], { logFolder: path.join(folder, 'logs') })
  const { databaseUrl: DATABASE_URL, mailWebUrl: MAIL_URL } = around
  return { BACKEND_URL: backendUrl(settings), DATABASE_URL, MAIL_URL, EMULATOR_URL, EMULATOR_PROXY_PORT }
}

/** In the format of Firebase's file. */
function newServiceAccount() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    project_id: project,
    client_email: `gevel@${project}.iam.gserviceaccount.com`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}
