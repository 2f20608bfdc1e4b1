import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { Instance } from '../../../e2e/cluster/instance.ts'
import { freePort } from '../../../scripts/embedded-postgres/server.ts'
import { backendProgram } from '../../../scripts/programs/programs.ts'
import { withDemoSecrets } from '../../../scripts/secrets.ts'
import { parseSettings } from '../../../scripts/settings.ts'
import { MailQueue } from './mail-queue.ts'
import { MailServer } from './mail-server.ts'
import { dropDatabase, makeFilledDatabase } from './temporary-database.ts'

const siteUrl = 'https://www.gevel.example'
/** of each file that uses this: they run beside each other */
const databaseName = `gevel_test_mails_${crypto.randomUUID().slice(0, 8)}`
const startsWithinMs = 400_000
/** The lower cost of tests is for a site on this machine. */
const ofPublicSite = { PASSWORD_HASH_COST: '' }

/** Two backends on a temporary database, with their own mail server: nothing else takes their jobs. */
export class MailSetup {
  readonly server: MailServer
  readonly queue: MailQueue
  readonly backends: readonly Instance[]
  readonly database: Client
  /** for what connects to the queue by itself */
  readonly databaseUrl: string
  readonly #folder: string

  private constructor(
    parts: Pick<MailSetup, 'server' | 'queue' | 'backends' | 'database' | 'databaseUrl'>,
    folder: string,
  ) {
    this.server = parts.server
    this.queue = parts.queue
    this.backends = parts.backends
    this.database = parts.database
    this.databaseUrl = parts.databaseUrl
    this.#folder = folder
  }

  /** @param hasSite whether the site has its settings, which orders need: without them mails have its host as its name */
  static async build({ hasSite } = { hasSite: false }): Promise<MailSetup> {
    const folder = await mkdtemp(path.join(tmpdir(), 'gevel-test-mails-'))
    const databaseUrl = await makeFilledDatabase(databaseName)
    const database = new Client({ connectionString: databaseUrl })
    // it loses its connection when all of them do
    database.on('error', () => undefined)
    await database.connect()
    if (!hasSite) await database.query('DELETE FROM site_settings')
    const server = new MailServer(await freePort())
    await server.start()
    const queue = await MailQueue.open(databaseUrl, { SITE_URL: siteUrl, ...ofPublicSite }, folder)
    const maildir = path.join(folder, 'bounces')
    for (const part of ['new', 'cur']) await mkdir(path.join(maildir, part), { recursive: true })
    const backends: Instance[] = []
    for (let copy = 0; copy < 2; copy++) {
      const settings = parseSettings({ DATA_DIR: folder, SITE_URL: siteUrl, BACKEND_PORT: String(await freePort()) })
      const secrets = withDemoSecrets({})
      // times out sooner than in production
      const smtpUrl = `${server.url}?greetingTimeout=1000`
      const around = { mode: 'production', settings, secrets, databaseUrl, smtpUrl, mailWebUrl: undefined } as const
      const program = backendProgram(around)
      const bounces = { BOUNCE_ADDRESS: 'bounces@gevel.example', BOUNCE_MAILDIR: maildir }
      backends.push(new Instance({ ...program, env: { ...program.env, ...ofPublicSite, ...bounces } }))
    }
    await Promise.all(backends.map((copy) => copy.start(startsWithinMs)))
    return new MailSetup({ server, queue, backends, database, databaseUrl }, folder)
  }

  /** Puts a mail into the mailbox of what comes back. */
  async receive(text: string): Promise<void> {
    const name = `${Date.now()}.${crypto.randomUUID()}.mail`
    await writeFile(path.join(this.#folder, 'bounces', 'new', name), text.replaceAll('\n', '\r\n'))
  }

  /** The jobs in the database, with their data. */
  async jobs(): Promise<{ state: string; data: { to: string; props: object }; output: { reason: string } | null }[]> {
    const { rows } = await this.database.query(`SELECT state, data, output FROM gevel_jobs.job WHERE name = 'mail'`)
    return rows
  }

  async stop(): Promise<void> {
    this.queue.close()
    await Promise.all(this.backends.map((copy) => copy.kill('SIGKILL')))
    await this.server.stop()
    await this.database.end()
    await dropDatabase(databaseName)
    await rm(this.#folder, { recursive: true, force: true })
  }
}
