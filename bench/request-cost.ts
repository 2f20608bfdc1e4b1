import { Client } from 'pg'
import { demoSecrets } from '../scripts/demo-secrets.ts'
import { cpuMsOf } from './cpu.ts'

/** CPU time of one request, in milliseconds. */
export interface Cost {
  backend: number
  database: number
}

/** Measures what requests to one backend cost: processor time hardly depends on the other work of the machine. */
export class RequestCost {
  readonly #database: Client
  readonly #backend: { url: string; pid: number }
  readonly #headers: Readonly<Record<string, string>>
  #visitor = 0

  private constructor(
    database: Client,
    backend: { url: string; pid: number },
    headers: Readonly<Record<string, string>>,
  ) {
    this.#database = database
    this.#backend = backend
    this.#headers = headers
  }

  /** @param headers of each request, beside those of the website */
  static async open(
    databaseUrl: string,
    backend: { url: string; pid: number },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RequestCost> {
    const database = new Client({ connectionString: databaseUrl })
    await database.connect()
    return new RequestCost(database, backend, headers)
  }

  /**
   * Requests a path `rounds` times, one after the other; the mean.
   * @param before each request, of which the work is not that of the backend
   */
  async of(path: string, rounds: number, before?: () => Promise<unknown>): Promise<Cost> {
    const processes = await this.#processes()
    const backend = cpuMsOf(this.#backend.pid)
    const database = processes.map(cpuMsOf)
    for (let round = 0; round < rounds; round++) {
      await before?.()
      await this.get(path)
    }
    // a connection that was closed meanwhile counts as idle
    const spent = processes.reduce((sum, pid, at) => sum + Math.max(0, cpuMsOf(pid) - (database[at] ?? 0)), 0)
    return { backend: (cpuMsOf(this.#backend.pid) - backend) / rounds, database: spent / rounds }
  }

  /** The response, as to a visitor who has not been here before: no limit is reached. */
  async get(path: string): Promise<unknown> {
    const visitor = this.#visitor++
    const headers = {
      ...this.#headers,
      'x-website-key': demoSecrets.WEBSITE_KEY,
      'x-client-address': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    }
    const response = await fetch(this.#backend.url + path, { headers })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return response.json()
  }

  async close(): Promise<void> {
    await this.#database.end()
  }

  async #processes(): Promise<number[]> {
    const { rows } = await this.#database.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    return rows.map(({ pid }) => pid)
  }
}
