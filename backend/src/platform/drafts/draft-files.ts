import type { DraftFile } from '@gevel/contract/drafts'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../database/tables-of'
import type { Transaction } from '../database/transaction'
import { timestamp } from '../http/timestamp'

/** A file to put into a slot of a draft, checked by its content. */
export interface NewDraftFile {
  name: string
  type: string
  content: Buffer
}

/**
 * Whether a file is a PDF with a password: its trailer names the dictionary of the encryption (ISO 32000-1, 7.6.1), at the end of the file or, of
 * one for the web, near its beginning. The content is stored uncompressed, so that only these parts are read.
 */
const isLockedPdf = sql<boolean>`type = 'application/pdf' AND (
  position('/Encrypt'::bytea IN substring(content FROM greatest(1, bytes - 4095))) > 0
  OR position('/Encrypt'::bytea IN substring(content FROM 1 FOR 4096)) > 0)`

/** The files of a draft, without their content. */
export async function listDraftFiles(knex: Knex, draftId: string): Promise<DraftFile[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_draft_files')
    .select(['slot', 'name', 'type', 'bytes', 'stored_at', isLockedPdf.as('isLocked')])
    .where('draft_id', '=', draftId)
    .orderBy('slot')
    .execute()
  return rows.map(({ stored_at, ...file }) => ({ ...file, storedAt: timestamp(stored_at) }))
}

/** The content of a file in a slot of a draft; undefined without one. */
export async function readDraftFile(knex: Knex, draftId: string, slot: string): Promise<Buffer | undefined> {
  const file = await tablesOf(knex)
    .selectFrom('gevel_draft_files')
    .select('content')
    .where('draft_id', '=', draftId)
    .where('slot', '=', slot)
    .executeTakeFirst()
  return file?.content
}

/** Stores a file in a slot of a locked draft, in place of what was there. */
export async function storeDraftFile(
  trx: Transaction,
  { draftId, slot, file }: { draftId: string; slot: string; file: NewDraftFile },
): Promise<void> {
  const { name, type, content } = file
  const values = { name, type, bytes: content.length, content, stored_at: sql<Date>`now()` }
  await tablesOf(trx)
    .insertInto('gevel_draft_files')
    .values({ draft_id: draftId, slot, ...values })
    .onConflict((conflict) => conflict.columns(['draft_id', 'slot']).doUpdateSet(values))
    .execute()
}

/** Removes the file of a slot, or those of all slots. */
export async function removeDraftFiles(trx: Transaction, draftId: string, slot?: string): Promise<void> {
  await tablesOf(trx)
    .deleteFrom('gevel_draft_files')
    .where('draft_id', '=', draftId)
    .$if(slot !== undefined, (files) => files.where('slot', '=', slot ?? ''))
    .execute()
}
