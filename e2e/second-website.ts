import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../scripts/embedded-postgres/server.ts'
import { testEnvironment } from './test-environment.ts'

/**
 * Starts a second website, whose content backend does not respond.
 * @param build its folder below the website's, `build/gallery` for the one with the gallery
 * @param settings that differ, such as a backend that does respond
 */
export async function startWebsite(
  build = 'build',
  settings: NodeJS.ProcessEnv = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const unusedPort = await freePort()
  const port = Number(settings.PORT ?? (await freePort()))
  const cache = await mkdtemp(path.join(tmpdir(), 'gevel-e2e-'))
  const url = `http://localhost:${port}`
  const website = spawn(process.execPath, ['server/main.ts', build], {
    cwd: testEnvironment.websiteFolder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_SECRETS: 'on',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: url,
      BACKEND_URL: `http://127.0.0.1:${unusedPort}`,
      CACHE_DIR: cache,
      ...settings,
    },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => website.once('exit', () => resolve()))
  await untilListening(port)
  return {
    url,
    async stop() {
      website.kill()
      await ended
      await rm(cache, { recursive: true })
    },
  }
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const responds = await fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    )
    if (responds) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The second website does not start')
}
