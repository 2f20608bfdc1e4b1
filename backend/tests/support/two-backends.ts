import type { Client } from 'pg'
import { type ApiResponse, backendUrl } from './backend.ts'
import { openDatabase } from './database.ts'
import type { SecondBackend } from './second-backend.ts'
import { test } from './with-second-backend.ts'

/** Two instances of the backend on one database, to be used in turn: they share all counts. */
export class TwoBackends {
  #opened: { database: Client; second: SecondBackend } | undefined

  /** Two instances for all tests of a file, each of which starts with unused limits. */
  static forThisFile(): TwoBackends {
    const backends = new TwoBackends()
    test.beforeAll(async ({ second }) => {
      backends.#opened = { database: await openDatabase(), second }
    }, 180_000)
    test.beforeEach(() => backends.resetLimits())
    // other tests that bypass the website share an address
    test.afterAll(async () => {
      await backends.resetLimits()
      await backends.database.end()
    })
    return backends
  }

  get database(): Client {
    return this.#parts.database
  }

  /** URL of the instance whose turn it is. */
  at(turn: number): string {
    return turn % 2 === 0 ? backendUrl : this.#parts.second.url
  }

  /** URL of the one whose hashes show in its response times. */
  get hashing(): string {
    return this.#parts.second.url
  }

  /** Resets all limits. */
  async resetLimits(): Promise<void> {
    await this.database.query('DELETE FROM gevel_limits')
  }

  get #parts() {
    if (!this.#opened) throw new Error('The second backend starts with the first test')
    return this.#opened
  }
}

/** Repeats a request this many times, one after the other. */
export async function inTurn(times: number, ask: (turn: number) => Promise<ApiResponse>): Promise<ApiResponse[]> {
  const responses: ApiResponse[] = []
  for (let turn = 0; turn < times; turn++) responses.push(await ask(turn))
  return responses
}

export const statusesOf = (responses: ApiResponse[]) => responses.map(({ status }) => status)

/** This many responses of a status, and then those over the limit. */
export const thenTooMany = (times: number, status: number, refused: number) => [
  ...Array(times).fill(status),
  ...Array(refused).fill(429),
]
