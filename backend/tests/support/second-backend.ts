import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../scripts/embedded-postgres/server.ts'
import { withDemoSecrets } from '../../../scripts/secrets.ts'

const backendFolder = path.resolve(import.meta.dirname, '../..')
const startsWithinMs = 150_000

/** Another copy of the backend. */
export interface SecondBackend {
  url: string
  stop(): Promise<void>
}

/** Starts another copy of the built backend on the same database, with `settings` of its own. */
export async function startSecondBackend(settings: NodeJS.ProcessEnv = {}): Promise<SecondBackend> {
  const media = await mkdtemp(path.join(tmpdir(), 'gevel-second-backend-'))
  const port = await freePort()
  const env = { ...process.env, ...withDemoSecrets({}), NODE_ENV: 'production', PORT: String(port), MEDIA_DIR: media }
  const program = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: backendFolder,
    env: { ...env, ...settings, HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  await untilHealthy(port, program)
  const stop = async () => {
    const ended = once(program, 'exit')
    program.kill()
    await ended
    await rm(media, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function untilHealthy(port: number, program: ChildProcess): Promise<void> {
  const until = Date.now() + startsWithinMs
  while (Date.now() < until && program.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/_health`).catch(() => null)
    if (answer?.status === 204) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  program.kill('SIGKILL')
  throw new Error('The second backend did not start')
}
