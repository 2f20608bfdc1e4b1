import type { Knex } from 'knex'
import { z } from 'zod'
import { ensureStatementTriggers } from '../../platform/database/statement-triggers'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { listMagazines } from './list-magazines'
import { parsePdf } from './pdf/parsing/parse-pdf'
import { pdfUpload, uploadRoutes } from './pdf/uploading/upload-routes'
import { showMagazine } from './show-magazine'

export const magazines: Feature = {
  routes: [
    publicRoute('/public/magazines', z.object({}), listMagazines),
    publicRouteById('/public/magazines', showMagazine),
  ],
  adminRoutes: uploadRoutes,
  uploads: [pdfUpload],
  jobs: [parsePdf],
  // the deletion or the replacement of a PDF updates its issue too
  derivedTables: { gevel_issue_pdfs: 'magazine', gevel_issue_pages: 'magazine' },
  ensureTriggers: (strapi) => ensurePdfTriggers(strapi.db.connection),
}

/** Deletes the PDFs of a deleted issue, with their pages. Idempotent; runs at each start, after the migrations. */
async function ensurePdfTriggers(knex: Knex): Promise<void> {
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
