import type { Client } from 'pg'
import type { StoredDocument } from './admin.ts'

const hourMs = 3_600_000

/** A time far enough in the future to be scheduled on a busy machine. */
export const inAnHour = () => new Date(Date.now() + hourMs).toISOString()

/** Moves the plans of articles an hour forward, so that plans made with `inAnHour` are due. */
export async function makeDue(database: Client, ...articles: StoredDocument[]): Promise<void> {
  const hour = `interval '${hourMs} milliseconds'`
  await database.query(
    `UPDATE contents SET publish_at = publish_at - ${hour}, unpublish_at = unpublish_at - ${hour} WHERE document_id = ANY($1)`,
    [articles.map(({ documentId }) => documentId)],
  )
}

/** Removes the required intro of a planned article, so that its publication fails: no editor could save it like that. */
export async function removeIntro(database: Client, { documentId }: StoredDocument): Promise<void> {
  await database.query('UPDATE contents SET intro = NULL WHERE document_id = $1', [documentId])
}
