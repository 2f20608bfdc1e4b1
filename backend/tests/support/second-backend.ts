import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Instance, withLateCollections } from '../../../e2e/cluster/instance.ts'
import { freePort } from '../../../scripts/embedded-postgres/server.ts'
import { withDemoSecrets } from '../../../scripts/secrets.ts'

const backendFolder = path.resolve(import.meta.dirname, '../..')
const startsWithinMs = 150_000

/** Another instance of the backend. */
export interface SecondBackend {
  url: string
  /** of its process */
  pid: number
  /** the lines of its log so far */
  lines(): Record<string, unknown>[]
  /** Stops it as it is, as when its machine is gone without a word, or lets it go on. */
  freeze(frozen: boolean): void
  /** @throws Error when it leaves temporary files */
  stop(): Promise<void>
  /** ends it at once, as a crash does */
  kill(): Promise<void>
}

/**
 * Starts another instance of the built backend on the same database and media, with its own `settings`. One on another database
 * has a media library of its own.
 */
export async function startSecondBackend(settings: NodeJS.ProcessEnv = {}): Promise<SecondBackend> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-second-backend-'))
  const temporary = path.join(folder, 'temporary')
  await mkdir(temporary)
  const port = await freePort()
  const program = {
    name: 'The second backend',
    args: ['dist/src/main.js'],
    cwd: backendFolder,
    env: {
      ...withDemoSecrets({}),
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
      MEDIA_DIR: (!settings.DATABASE_URL && process.env.BACKEND_MEDIA_DIR) || folder,
      ...{ TMPDIR: temporary, TEMP: temporary },
      RUNTIME_CHECKS: 'fail',
      // it takes notices of the first one's database, which go to the push service of the tests
      ...(!settings.DATABASE_URL && { PUSH_ON_THIS_MACHINE: 'on' }),
      ...settings,
    },
    ready: { url: `http://127.0.0.1:${port}/_health`, status: 204 },
  }
  const instance = new Instance(withLateCollections(program))
  await instance.start(startsWithinMs)
  const stop = async () => {
    const left = instance.isRunning && (await instance.kill('SIGTERM')) === 0 ? await readdir(temporary) : []
    await rm(folder, { recursive: true, force: true })
    if (left.length > 0) throw new Error(`The second backend left ${left}`)
  }
  const kill = async () => {
    await instance.kill('SIGKILL')
  }
  const lines = () =>
    instance.output.split('\n').flatMap((line) => (line.startsWith('{') ? [Object(JSON.parse(line))] : []))
  return { url: instance.url, pid: instance.pid, lines, freeze: (frozen) => instance.freeze(frozen), kill, stop }
}
