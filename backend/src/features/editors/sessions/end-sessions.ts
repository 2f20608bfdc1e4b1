import type { Knex } from 'knex'

/**
 * The rows of one session: Strapi adds one with each renewal, linked by `child_id`, and an access token of an earlier
 * row is valid until it expires as long as that row exists.
 */
const family = `
  WITH RECURSIVE family AS (
    SELECT session_id, child_id FROM strapi_sessions WHERE session_id = :sessionId AND origin = 'admin' AND user_id = :userId
    UNION
    SELECT s.session_id, s.child_id FROM strapi_sessions s
      JOIN family f ON s.session_id = f.child_id OR s.child_id = f.session_id
  )`

/**
 * Ends the sessions of an editor: neither their access tokens nor their refresh tokens are valid any longer.
 * @param except any row of the session that continues
 */
export async function endEditorSessions(knex: Knex, editorId: number, except?: string): Promise<void> {
  const sessions = knex('strapi_sessions').where({ origin: 'admin', user_id: String(editorId) })
  const exceptIds = except === undefined ? [] : await findSessionRows(knex, editorId, except)
  await sessions.whereNotIn('session_id', exceptIds).delete()
}

/** Ends one session of an editor; false when it does not exist. */
export async function endEditorSession(knex: Knex, editorId: number, sessionId: string): Promise<boolean> {
  const rows = await findSessionRows(knex, editorId, sessionId)
  await knex('strapi_sessions').whereIn('session_id', rows).delete()
  return rows.length > 0
}

/** The ids of all rows of the session that this row belongs to. */
export async function findSessionRows(knex: Knex, editorId: number, sessionId: string): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { session_id: string }[] }>(`${family} SELECT session_id FROM family`, {
    sessionId,
    userId: String(editorId),
  })
  return rows.map(({ session_id }) => session_id)
}
