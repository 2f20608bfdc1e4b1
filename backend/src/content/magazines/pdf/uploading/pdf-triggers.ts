import type { Knex } from 'knex'
import { ensureStatementTriggers } from '../../../../platform/database/statement-triggers'

/** Deletes the PDFs of a deleted issue, with their pages. Idempotent; runs at each start, after the migrations. */
export async function ensurePdfTriggers(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION gevel_remove_issue_pdfs() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM gevel_issue_pdfs p USING old_rows o
        WHERE p.issue = o.document_id AND NOT EXISTS (SELECT FROM magazines m WHERE m.document_id = o.document_id);
      RETURN NULL;
    END $$`)
  await ensureStatementTriggers(knex, 'magazines', 'gevel_remove_issue_pdfs', () => 'gevel_remove_issue_pdfs()', [
    'DELETE',
  ])
}
