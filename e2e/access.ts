import type { Client } from 'pg'

interface Access {
  edition?: 'general' | 'pro' | 'mix'
  /** days from today in the Netherlands: 0 is today; null is never */
  from?: number
  until?: number | null
}

/** Gives an account access, as the desk does without a payment. */
export async function giveAccess(
  database: Client,
  userId: number,
  { edition = 'mix', from = 0, until = null }: Access = {},
): Promise<void> {
  await database.query(
    `INSERT INTO gevel_entitlements (user_id, source, edition, from_on, until_on)
     SELECT $1, 'complimentary', $2, today + $3::integer, today + $4::integer
     FROM (SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date AS today) present`,
    [userId, edition, from, until],
  )
}

/** Takes all access of an account away. */
export async function removeAccess(database: Client, userId: number): Promise<void> {
  await database.query('DELETE FROM gevel_entitlements WHERE user_id = $1', [userId])
}
