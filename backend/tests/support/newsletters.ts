import { createHash, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Admin } from './admin.ts'
import { deskEditor } from './desk.ts'
import { Newsroom } from './editors.ts'

export const NEWSLETTER = '/admin/site/newsletter'

/** Opens the database and the issues of a chief editor before the tests of a file, and closes them after these. */
export function openIssues(): { newsroom: Newsroom; database: Client; issues: Issues } {
  const room = {} as ReturnType<typeof openIssues>
  beforeAll(async () => {
    room.newsroom = await Newsroom.open()
    room.database = room.newsroom.database
    room.issues = new Issues(await deskEditor(room.newsroom, 'eindredacteur'))
  })
  afterAll(() => room.newsroom.close())
  return room
}

/** A subject that no other test uses. */
export const newSubject = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`

/** An address that no other test uses. */
export const readerEmail = () => `${randomUUID()}@lezer.example`

/** Puts addresses on a newsletter, as confirmed by their owners. */
export async function putOnList(database: Client, list: string, emails: readonly string[]): Promise<void> {
  await database.query(
    `WITH address AS (
      INSERT INTO gevel_mail_addresses (email, email_hash) SELECT email, decode(hash, 'hex') FROM unnest($1::text[], $2::text[]) AS n (email, hash)
      ON CONFLICT (email_hash) DO UPDATE SET email = excluded.email RETURNING id
    )
    INSERT INTO gevel_mail_consents (address_id, list, wording, wording_version, form, source, confirmed_at)
    SELECT id, $3, 'Ja', 1, '/nieuwsbrief', 'form', now() FROM address
    ON CONFLICT (address_id, list, topic) WHERE withdrawn_at IS NULL DO NOTHING`,
    [emails, emails.map((email) => createHash('sha256').update(email).digest('hex')), `newsletter-${list}`],
  )
}

/** Takes everybody off a newsletter, so that an issue of a test goes to its own readers alone. */
export async function emptyList(database: Client, list: string): Promise<void> {
  await database.query(
    `UPDATE gevel_mail_consents SET withdrawn_at = now(), withdrawn_by = 'desk' WHERE list = $1 AND withdrawn_at IS NULL`,
    [`newsletter-${list}`],
  )
}

/** An issue as its screen shows it; only what tests read. */
export interface Issue {
  id: number
  state: string
  version: number
  subject: string
  secondSubject: string | null
  blocks: { id: string; type: string; articles?: number[] }[]
  figures: {
    mails: Record<string, number>
    people: number
    unsubscribed: number
    links: { label: string; people: number }[]
  } | null
  log: { kind: string; by: string }[]
  url: string | null
  recipients: number | null
}

/** The issues of the admin, by an editor. */
export class Issues {
  readonly editor: Admin

  constructor(editor: Admin) {
    this.editor = editor
  }

  /** Begins an issue. */
  async begin(list: string): Promise<Issue> {
    const { status, text, body } = await this.editor.request('POST', NEWSLETTER, { list })
    expect(status, text).toBe(200)
    return this.show(Object(body).data.id)
  }

  async show(id: number): Promise<Issue> {
    const { status, text, body } = await this.editor.request('GET', `${NEWSLETTER}/${id}`)
    expect(status, text).toBe(200)
    return Object(body).data
  }

  save(issue: Issue, fields: object) {
    return this.editor.request('PUT', `${NEWSLETTER}/${issue.id}`, { ...fieldsOf(issue), ...fields })
  }

  /** An issue with these fields over what it begins with. */
  async compose(list: string, fields: object): Promise<Issue> {
    const issue = await this.begin(list)
    const saved = await this.save(issue, fields)
    expect(saved.status, saved.text).toBe(200)
    return Object(saved.body).data
  }

  act(id: number, action: string, input: object = {}) {
    return this.editor.request('POST', `${NEWSLETTER}/${id}/${action}`, input)
  }

  /** Does what must succeed. */
  async done(id: number, action: string, input: object = {}): Promise<Issue> {
    const { status, text, body } = await this.act(id, action, input)
    expect(status, text).toBe(200)
    return Object(body).data
  }

  /** Waits until an issue is so far. */
  async until(id: number, state: string, timeout = 40_000): Promise<Issue> {
    return vi.waitFor(
      async () => {
        const issue = await this.show(id)
        if (issue.state !== state)
          throw new Error(`The issue is ${issue.state}: ${JSON.stringify(issue.figures?.mails)}`)
        return issue
      },
      { timeout, interval: 300 },
    )
  }
}

function fieldsOf(issue: Issue) {
  const { version, subject, secondSubject, blocks } = issue
  return {
    ...{ version, subject, secondSubject, preview: '', blocks },
    ...{ testPercent: 20, testMinutes: 60, perMinute: null, unknownRule: 'ask' },
  }
}
