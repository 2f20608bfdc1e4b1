import type { Client } from 'pg'
import { demoAccounts, demoPassword } from '../../scripts/demo-accounts.ts'
import { demoSecrets } from '../../scripts/demo-secrets.ts'

/** What a reader is known to be, and since when. */
export interface NamedReader {
  id: number
  name: string
  email: string
  cookie: string
  isLoggedIn: boolean
  isSubscriber: boolean
  hasSaved: boolean
  /** time of the last change, and their number */
  changedMs: number
  changes: number
}

/** Creates accounts with names that occur nowhere else, without their mails, and logs them in. */
export async function createNamedReaders(database: Client, backendUrl: string, size: number): Promise<NamedReader[]> {
  const run = crypto.randomUUID().slice(0, 8)
  const emails = Array.from({ length: size }, (_, at) => `naam-${run}-${at}@lezer.example`)
  const { rows } = await database.query<{ id: number; email: string; name: string }>(
    `WITH made AS (
       INSERT INTO up_users (username, email, name, provider, password, confirmed, blocked, edition, document_id, created_at, updated_at)
       SELECT e, e, 'Eigennaam' || n || '<&>', 'local', demo.password, true, false, 'general', gen_random_uuid(), now(), now()
       FROM unnest($1::text[]) WITH ORDINALITY AS t(e, n), (SELECT password FROM up_users WHERE email = $2) demo
       RETURNING id, email, name),
     linked AS (INSERT INTO up_users_role_lnk (user_id, role_id)
       SELECT made.id, r.id FROM made, up_roles r WHERE r.type = 'authenticated')
     SELECT * FROM made`,
    [emails, demoAccounts[0].email],
  )
  const state = { isLoggedIn: true, isSubscriber: false, hasSaved: false, changedMs: 0, changes: 0 }
  const readers: NamedReader[] = []
  // one at a time: comparing a password takes a tenth of a second
  for (const row of rows) readers.push({ ...row, ...state, cookie: await logIn(backendUrl, row.email) })
  return readers
}

/** @returns the `Cookie` header of a new session */
export async function logIn(backendUrl: string, identifier: string): Promise<string> {
  const digits = () => Math.floor(Math.random() * 65_536).toString(16)
  const response = await fetch(`${backendUrl}/auth/local`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-website-key': demoSecrets.WEBSITE_KEY,
      'x-client-address': `2001:db8:${digits()}:${digits()}::1`,
      'x-client-agent': '',
      'x-client-proof': crypto.randomUUID(),
    },
    body: JSON.stringify({ identifier, password: demoPassword }),
  })
  return `strapi_jwt=${((await response.json()) as { jwt: string }).jwt}`
}
