import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { listMagazines } from './list-magazines'
import { parsePdf } from './pdf/parsing/parse-pdf'
import { ensurePdfTriggers } from './pdf/uploading/pdf-triggers'
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
