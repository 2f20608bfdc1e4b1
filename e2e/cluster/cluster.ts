import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseLocation } from '../../scripts/embedded-postgres/cluster-location.ts'
import { type EmbeddedDatabase, openEmbeddedPostgres } from '../../scripts/embedded-postgres/open.ts'
import { runningServer } from '../../scripts/embedded-postgres/pid-file.ts'
import { freePort } from '../../scripts/embedded-postgres/server.ts'
import { startNode } from '../../scripts/processes/child.ts'
import { backendProgram, type Program, seedProgram, websiteProgram } from '../../scripts/programs/programs.ts'
import type { RunContext } from '../../scripts/programs/run-context.ts'
import { withDemoSecrets } from '../../scripts/secrets.ts'
import { parseSettings } from '../../scripts/settings.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { copyContent, type SeededContent } from './copy-content.ts'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'
import { Instance, withLateCollections } from './instance.ts'

const READY_WITHIN_MS = 120_000
const atPort = (port: number) => `http://127.0.0.1:${port}`

interface Parts {
  folder: string
  database: EmbeddedDatabase
  databaseProxy: DatabaseProxy
  /** for the websites */
  site: Balancer
  /** for the backends */
  backend: Balancer
  websites: readonly Instance[]
  backends: readonly Instance[]
  around: RunContext
}

interface ClusterOptions {
  /** to copy; it is seeded without it */
  content?: SeededContent
  /** settings of the websites that differ from those in production */
  websiteEnv?: NodeJS.ProcessEnv
  /** a mail server; mails wait without one */
  smtpUrl?: string
  /** whether the backends reach the database without the proxy by which tests stop it: each statement takes its processor time too */
  isMeasured?: boolean
}

/** Two instances of each program on one database, with a balancer for each pair: the setting for fault injection. */
export class Cluster {
  readonly #parts: Parts

  private constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Opens a database, fills it with the demo content and starts everything. */
  static async start({ content, websiteEnv, smtpUrl = '', isMeasured }: ClusterOptions = {}): Promise<Cluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'gevel-test-cluster-'))
    // the database's own user needs access
    await chmod(folder, 0o755)
    if (content) await copyContent(content, folder)
    const database = await openEmbeddedPostgres(folder)
    const databaseProxy = await openDatabaseProxy(portOf(database))
    const websitePorts = await Promise.all([freePort(), freePort()])
    const backendPorts = await Promise.all([freePort(), freePort()])
    const site = await startBalancer(websitePorts.map(atPort))
    const backend = await startBalancer(backendPorts.map(atPort))
    const proxiedUrl = Object.assign(new URL(database.url), { port: String(databaseProxy.port) }).href
    const databaseUrl = isMeasured ? database.url : proxiedUrl
    const settings = parseSettings({ DATA_DIR: folder, SITE_URL: site.url })
    const secrets = withDemoSecrets({})
    const around = { mode: 'production', settings, secrets, databaseUrl, smtpUrl, mailWebUrl: undefined } as const
    const metricsPorts = await Promise.all(Array.from({ length: 4 }, freePort))
    const withMetrics = (program: Program) => {
      const METRICS_PORT = String(metricsPorts.pop())
      return { ...program, env: { ...program.env, METRICS_PORT } }
    }
    const backends = backendPorts.map((port) => {
      const program = backendProgram({ ...around, settings: { ...settings, BACKEND_PORT: port } })
      return new Instance(withMetrics(withLateCollections(program)))
    })
    const websites = websitePorts.map((port) => {
      const program = websiteProgram({ ...around, settings: { ...settings, PORT: port } })
      const env = {
        ...program.env,
        ...websiteEnv,
        BACKEND_URL: backend.url,
        CACHE_DIR: path.join(folder, `cache-${port}`),
      }
      return new Instance(withMetrics({ ...program, env }))
    })
    const cluster = new Cluster({ folder, database, databaseProxy, site, backend, websites, backends, around })
    try {
      if (!content) await seed(around)
      await Promise.all([...backends, ...websites].map((instance) => instance.start(READY_WITHIN_MS)))
    } catch (error) {
      await cluster.stop()
      throw error
    }
    return cluster
  }

  get site(): Balancer {
    return this.#parts.site
  }

  get backend(): Balancer {
    return this.#parts.backend
  }

  get websites(): readonly Instance[] {
    return this.#parts.websites
  }

  get websiteUrls(): string[] {
    return this.websites.map(({ url }) => url)
  }

  get backends(): readonly Instance[] {
    return this.#parts.backends
  }

  /** Adds articles to the demo content up to this number. */
  async addArticles(articles: number): Promise<void> {
    await seed(this.#parts.around, ['--articles', String(articles)])
  }

  /** Stops or kills the database, and restarts it after a while on the same data. */
  async restartDatabase(end: 'stopped' | 'killed', downMs: number): Promise<void> {
    await (end === 'killed' ? this.killDatabase() : this.#parts.database.stop())
    await pause(downMs)
    await this.startDatabase()
  }

  async killDatabase(): Promise<void> {
    const server = await this.#databaseServer()
    if (!server) throw new Error('No database runs')
    process.kill(server.pid, 'SIGKILL')
    await this.#parts.database.exited
  }

  async #databaseServer() {
    return runningServer((await chooseLocation(this.#parts.folder)).data)
  }

  /** Restarts the database on the same data. */
  async startDatabase(): Promise<void> {
    const { folder, databaseProxy } = this.#parts
    this.#parts.database = await openEmbeddedPostgres(folder)
    databaseProxy.setTarget(portOf(this.#parts.database))
  }

  /** The URL by which the backends reach the database. */
  get databaseUrl(): string {
    return this.#parts.around.databaseUrl
  }

  /** Drops all traffic between the backends and their database without closing connections; or resumes it. */
  freezeDatabase(frozen: boolean): void {
    this.#parts.databaseProxy.hold(frozen)
  }

  /** Brings back all that is stopped or frozen. */
  async restore(): Promise<void> {
    const instances = [...this.websites, ...this.backends]
    this.freezeDatabase(false)
    for (const instance of instances) instance.freeze(false)
    if (!(await this.#databaseServer())) await this.startDatabase()
    await Promise.all(instances.filter(({ isRunning }) => !isRunning).map((instance) => instance.start()))
  }

  async stop(): Promise<void> {
    const { websites, backends, site, backend, databaseProxy, database, folder } = this.#parts
    await Promise.all([...websites, ...backends].map((instance) => instance.kill('SIGKILL')))
    for (const one of [site, backend, databaseProxy]) one.close()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function portOf({ url }: EmbeddedDatabase): number {
  return Number(new URL(url).port)
}

async function seed(around: RunContext, args: string[] = []): Promise<void> {
  let text = ''
  const output = (chunk: string) => {
    text += chunk
  }
  const child = startNode({ ...seedProgram(around, args), output })
  if ((await child.exited) !== 0) throw new Error(`The content could not be made: ${text}`)
}
