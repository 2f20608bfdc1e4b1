import type { Client } from 'pg'
import { type Answer, backendUrl } from './backend.ts'
import { openDatabase } from './database.ts'
import { type SecondBackend, startSecondBackend } from './second-backend.ts'

/** Two copies of the backend on one database, to ask by turns: what one has counted the other knows. */
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

  /** Address of the copy whose turn it is. */
  at(turn: number): string {
    return turn % 2 === 0 ? backendUrl : this.#second.url
  }

  /** From here on nobody has tried anything. */
  async resetLimits(): Promise<void> {
    await this.database.query('DELETE FROM gevel_limits')
  }

  /** Leaves nothing counted: who asks past the website is everybody of the other tests who does. */
  async close(): Promise<void> {
    await this.resetLimits()
    await this.#second.stop()
    await this.database.end()
  }
}

/** Asks so many times, one after the other. */
export async function inTurn(times: number, ask: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let turn = 0; turn < times; turn++) answers.push(await ask(turn))
  return answers
}

export const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status)

/** So many answers of a status, and then those that were too many. */
export const thenTooMany = (times: number, status: number, refused: number) => [
  ...Array(times).fill(status),
  ...Array(refused).fill(429),
]
