import type { Knex } from 'knex'
import { ensureStatementTriggers } from '../../platform/database/statement-triggers'

/**
 * Deletes the values of a deleted series, and the import of values changes the row of the series, which is a watched
 * table. Idempotent; runs at each start, after the migrations.
 */
export async function ensureFigureTriggers(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION gevel_remove_figures() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM gevel_figure_values v USING old_rows o
        WHERE v.series = o.document_id AND NOT EXISTS (SELECT FROM figure_series s WHERE s.document_id = o.document_id);
      RETURN NULL;
    END $$`)
  await ensureStatementTriggers(knex, 'figure_series', 'gevel_remove_figures', () => 'gevel_remove_figures()', [
    'DELETE',
  ])
}
