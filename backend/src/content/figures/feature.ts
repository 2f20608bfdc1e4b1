import type { Knex } from 'knex'
import { z } from 'zod'
import { ensureStatementTriggers } from '../../platform/database/statement-triggers'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { figureAudit } from './importing/import-figures'
import { importRoutes } from './importing/import-routes'
import { importFigures } from './permission'
import { downloadFigures, listFigures, showFigures } from './show-figures'

const noQuery = z.object({})

export const figures: Feature = {
  routes: [
    publicRoute('/public/figures', noQuery, listFigures),
    publicRoute('/public/figures/:slug', noQuery, ({ params }) => showFigures(params.slug ?? '')),
    publicRoute('/public/figures/:slug/download', noQuery, ({ params, reader }) =>
      downloadFigures(params.slug ?? '', reader),
    ),
  ],
  permissions: [importFigures],
  adminRoutes: importRoutes,
  auditKinds: [figureAudit],
  derivedTables: { gevel_figure_values: 'figure-series' },
  ensureTriggers: (strapi) => ensureFigureTriggers(strapi.db.connection),
}

/**
 * Deletes the values of a deleted series, and the import of values changes the row of the series, which is a watched
 * table. Idempotent; runs at each start, after the migrations.
 */
async function ensureFigureTriggers(knex: Knex): Promise<void> {
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
