import type { Client } from 'pg'
import { afterAll, beforeEach } from 'vitest'
import { type ApiResponse, backendUrl } from './backend.ts'
import { openDatabase } from './database.ts'
import { type SecondBackend, startSecondBackend } from './second-backend.ts'

/** Two instances of the backend on one database, to be used in turn: they share all counts. */
export class TwoBackends {
  readonly database: Client
  readonly #second: SecondBackend

  private constructor(database: Client, second: SecondBackend) {
    this.database = database
    this.#second = second
  }

  static async open(): Promise<TwoBackends> {
    return new TwoBackends(await openDatabase(), await startSecondBackend())
  }

  /** URL of the instance whose turn it is. */
  at(turn: number): string {
    return turn % 2 === 0 ? backendUrl : this.#second.url
  }

  /** Resets all limits. */
  async resetLimits(): Promise<void> {
    await this.database.query('DELETE FROM gevel_limits')
  }

  /** Resets all limits: other tests that bypass the website share an address. */
  async close(): Promise<void> {
    await this.resetLimits()
    await this.#second.stop()
    await this.database.end()
  }
}

/** Two instances for all tests of a file, each of which starts with unused limits; they stop after the last one. */
export async function openTwoBackends(): Promise<TwoBackends> {
  const backends = await TwoBackends.open()
  beforeEach(() => backends.resetLimits())
  afterAll(() => backends.close(), 60_000)
  return backends
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
