import type { Knex } from 'knex'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Admin } from './admin.ts'
import { type ApiResponse, backendUrl } from './backend.ts'
import { deskEditor } from './desk.ts'
import { Newsroom } from './editors.ts'
import type { StoredEvent } from './event-sale.ts'
import { connectLedger } from './ledger.ts'
import { attendee, register } from './registrations.ts'

export const organiserPath = '/admin/site/registrations'

export const dataOf = ({ body }: ApiResponse) => Object(body).data

/** An editor who organises events, with the database, for the tests of a file. */
export class Organiser {
  #admin: Admin | undefined
  #knex: Knex | undefined
  #newsroom: Newsroom | undefined

  get knex(): Knex {
    if (!this.#knex) throw new Error('The tests have not begun')
    return this.#knex
  }

  get newsroom(): Newsroom {
    if (!this.#newsroom) throw new Error('The tests have not begun')
    return this.#newsroom
  }

  async open(): Promise<void> {
    this.#knex = connectLedger(process.env.DATABASE_URL ?? '')
    this.#newsroom = await Newsroom.open()
    this.#admin = await deskEditor(this.#newsroom, 'evenementen')
  }

  async close(): Promise<void> {
    await this.newsroom.close()
    await this.knex.destroy()
  }

  request(method: string, path: string, body?: object): Promise<ApiResponse> {
    if (!this.#admin) throw new Error('The tests have not begun')
    return this.#admin.request(method, `${organiserPath}/${path}`, body)
  }

  /** Does something that is not rejected. */
  async done(method: string, path: string, body?: object) {
    const response = await this.request(method, path, body)
    expect(response.status, response.text).toBe(200)
    return dataOf(response)
  }

  /** The file of a route, as bytes. */
  async download(path: string): Promise<Buffer> {
    const response = await fetch(`${backendUrl}${organiserPath}/${path}`, { headers: this.#admin?.headers ?? {} })
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }

  /** Registers one person by the site. @returns the id of the ticket, and the address */
  async register(event: StoredEvent, fields: object = {}) {
    const one = attendee(event, fields)
    await register(event, { attendees: [one] })
    const [row] = dataOf(await this.request('GET', `attendees?event=${event.id}&q=${encodeURIComponent(one.email)}`))
    return { id: Number(row.id), email: one.email, name: one.name }
  }
}

/** Opens the organiser of a file of tests. */
export function openOrganiser(): Organiser {
  const organiser = new Organiser()
  beforeAll(() => organiser.open())
  afterAll(() => organiser.close())
  return organiser
}
