import type { Feature } from '../../../../platform/feature/feature'
import { parsePdf } from '../parsing/parse-pdf'
import { ensurePdfTriggers } from './pdf-triggers'
import { uploadRoutes } from './upload-routes'

export const issuePdfs: Feature = {
  jobs: [parsePdf],
  adminRoutes: uploadRoutes,
  // the deletion or the replacement of a PDF updates its issue too
  derivedTables: { gevel_issue_pdfs: 'magazine', gevel_issue_pages: 'magazine' },
  ensureTriggers: (strapi) => ensurePdfTriggers(strapi.db.connection),
}
