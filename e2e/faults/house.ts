import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type EmbeddedDatabase, openEmbeddedPostgres } from '../../scripts/embedded-postgres/open.ts'
import { freePort } from '../../scripts/embedded-postgres/server.ts'
import { startNode } from '../../scripts/processes/child.ts'
import { backendProgram, type Program, seedProgram, websiteProgram } from '../../scripts/programs/programs.ts'
import type { Surroundings } from '../../scripts/programs/surroundings.ts'
import { withDemoSecrets } from '../../scripts/secrets.ts'
import { parseSettings } from '../../scripts/settings.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { Copy } from './copy.ts'
import { type DatabaseDoor, openDatabaseDoor } from './database-door.ts'

const READY_WITHIN_MS = 60_000

/** Two copies of each program on one database, a balancer in front of each pair: what faults are made in. */
export class House {
  readonly site: Balancer
  readonly backend: Balancer
  readonly websites: readonly Copy[]
  readonly backends: readonly Copy[]
  readonly #folder: string
  readonly #door: DatabaseDoor
  #database: EmbeddedDatabase

  private constructor(
    parts: Pick<House, 'site' | 'backend' | 'websites' | 'backends'>,
    folder: string,
    door: DatabaseDoor,
    database: EmbeddedDatabase,
  ) {
    this.site = parts.site
    this.backend = parts.backend
    this.websites = parts.websites
    this.backends = parts.backends
    this.#folder = folder
    this.#door = door
    this.#database = database
  }

  /** Opens a database, fills it with the demo content and starts everything. */
  static async build(): Promise<House> {
    const folder = await mkdtemp(path.join(tmpdir(), 'gevel-test-faults-'))
    await chmod(folder, 0o755)
    const database = await openEmbeddedPostgres(folder)
    const door = await openDatabaseDoor(Number(new URL(database.url).port))
    const databaseUrl = Object.assign(new URL(database.url), { port: String(door.port) }).href
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    const [firstSite, secondSite, firstBackend, secondBackend] = ports.map((port) => `http://127.0.0.1:${port}`) as [
      string,
      string,
      string,
      string,
    ]
    const site = await startBalancer([firstSite, secondSite])
    const backend = await startBalancer([firstBackend, secondBackend])
    const around = (PORT: number, BACKEND_PORT: number): Surroundings => ({
      mode: 'production',
      settings: parseSettings({
        DATA_DIR: folder,
        SITE_URL: site.url,
        PORT: String(PORT),
        BACKEND_PORT: String(BACKEND_PORT),
      }),
      secrets: withDemoSecrets({}),
      databaseUrl,
      smtpUrl: '',
      mailWebUrl: undefined,
    })
    await seed(around(ports[0] ?? 0, ports[2] ?? 0))
    const copyOf = (program: Program, env: NodeJS.ProcessEnv = {}) =>
      new Copy({ ...program, env: { ...program.env, ...env } })
    const backends = [ports[2], ports[3]].map((port = 0) => copyOf(backendProgram(around(1, port))))
    const websites = [ports[0], ports[1]].map((port = 0, index) =>
      copyOf(websiteProgram(around(port, 1)), {
        BACKEND_URL: backend.url,
        CACHE_DIR: path.join(folder, `cache-${index}`),
      }),
    )
    const house = new House({ site, backend, websites, backends }, folder, door, database)
    await Promise.all([...backends, ...websites].map((copy) => copy.start(READY_WITHIN_MS)))
    return house
  }

  /** Stops the database as a failing machine does, and starts it after a while on the same data. */
  async restartDatabase(awayMs: number): Promise<void> {
    await this.#database.stop()
    await pause(awayMs)
    this.#database = await openEmbeddedPostgres(this.#folder)
    this.#door.leadTo(Number(new URL(this.#database.url).port))
  }

  async demolish(): Promise<void> {
    await Promise.all([...this.websites, ...this.backends].map((copy) => copy.kill('SIGKILL')))
    for (const balancer of [this.site, this.backend]) balancer.close()
    this.#door.close()
    await this.#database.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

async function seed(around: Surroundings): Promise<void> {
  let said = ''
  const child = startNode({
    ...seedProgram(around, []),
    output: (text) => {
      said += text
    },
  })
  if ((await child.exited) !== 0) throw new Error(`The demo content could not be made: ${said}`)
}
