import { createHash, randomBytes } from 'node:crypto'
import type { LogIn } from '@gevel/contract/account'
import type { Client } from 'pg'
import { demoPassword } from '../../../scripts/demo-accounts.ts'
import { newEmail } from './registration.ts'
import { emailOf, logInAs } from './visitor.ts'

/** A logged-in reader of the group. */
export interface Member extends LogIn {
  email: string
}

/** Creates accounts with the demo password, without their mails, and logs all of them in at once. */
export async function createReaders(database: Client, size: number): Promise<Member[]> {
  const emails = Array.from({ length: size }, newEmail)
  await database.query(
    `WITH made AS (
       INSERT INTO up_users (username, email, name, provider, password, confirmed, blocked, edition, document_id, created_at, updated_at)
       SELECT e, e, 'Sanne de Wit', 'local', demo.password, true, false, 'general', gen_random_uuid(), now(), now()
       FROM unnest($1::text[]) AS e, (SELECT password FROM up_users WHERE email = $2) demo RETURNING id)
     INSERT INTO up_users_role_lnk (user_id, role_id)
     SELECT made.id, r.id FROM made, up_roles r WHERE r.type = 'authenticated'`,
    [emails, emailOf('reader')],
  )
  return Promise.all(emails.map(async (email) => ({ email, ...(await logInAs(email, demoPassword)) })))
}

/** Deletes the accounts with all their data. */
export async function removeReaders(database: Client, crowd: readonly Member[]): Promise<void> {
  await database.query('DELETE FROM up_users WHERE id = ANY ($1)', [crowd.map(({ user }) => user.id)])
}

/**
 * Stores a code as the backend does for the link in a mail.
 * @returns the code
 */
export async function storeCode(
  database: Client,
  kind: 'registration' | 'reset' | 'email-old' | 'email-new',
  userId: number | null,
  subject: string | null = null,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(code).digest()
  await database.query(
    `INSERT INTO gevel_codes (hash, kind, user_id, subject, expires_at) VALUES ($1, $2, $3, $4, now() + interval '1 hour')`,
    [hash, kind, userId, subject],
  )
  return code
}

/**
 * Stores a pending registration.
 * @returns its code
 */
export async function storeRegistration(database: Client, email: string): Promise<string> {
  const { rows } = await database.query(
    `INSERT INTO gevel_registrations (email, name, edition, consented_at, expires_at)
     VALUES ($1, 'Sanne de Wit', 'general', now(), now() + interval '1 hour') RETURNING id`,
    [email],
  )
  return storeCode(database, 'registration', null, rows[0].id)
}
