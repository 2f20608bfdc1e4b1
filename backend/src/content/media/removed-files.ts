import { fileTagStart } from '@gevel/contract/changes'
import type { Knex } from 'knex'
import { z } from 'zod'
import { changeChannel, recordChange } from '../../platform/changes/change-log'
import { ensureStatementTriggers } from '../../platform/database/statement-triggers'
import { inTransaction } from '../../platform/database/transaction'
import { defineJob } from '../../platform/jobs/job'

const storedFileSchema = z.object({ hash: z.string(), ext: z.string() })
/** A file in the media store: its name is `hash` and then `ext`. */
export type StoredFile = z.infer<typeof storedFileSchema>

/**
 * Removes files from the media store that a replacement left behind, and tells the websites, which drop their sizes of it. Not
 * before the replacement is committed: a size that is requested meanwhile would be made again.
 */
export const removeStoredFiles = defineJob({
  name: 'remove-stored-files',
  data: z.object({ files: z.array(storedFileSchema) }),
  async work({ files }) {
    for (const file of files) await strapi.plugin('upload').provider.delete(file)
    await inTransaction((trx) => recordChange(trx, files.map(fileTag)))
  },
})

/** The tag of the change stream for a file that is gone, or has other bytes. */
export function fileTag({ hash, ext }: StoredFile): string {
  return `${fileTagStart}${hash}${ext}`
}

/**
 * Creates the trigger that writes a tag for each file of a deleted row, its thumbnail too. Strapi removes the files before the row.
 * Idempotent; runs at each start, after the migrations.
 */
export async function ensureFileTriggers(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION gevel_note_removed_files() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO gevel_changes (txid, tag)
        SELECT DISTINCT pg_current_xact_id(), '${fileTagStart}' || name FROM (
          SELECT hash || ext AS name FROM old_rows
          UNION ALL
          SELECT format.value->>'hash' || (format.value->>'ext') FROM old_rows, jsonb_each(
            CASE jsonb_typeof(formats) WHEN 'object' THEN formats ELSE '{}' END) format
        ) names WHERE name IS NOT NULL
        ON CONFLICT DO NOTHING;
      PERFORM pg_notify('${changeChannel}', '');
      RETURN NULL;
    END $$`)
  await ensureStatementTriggers(knex, 'files', 'gevel_note_removed', () => 'gevel_note_removed_files()', ['DELETE'])
}
