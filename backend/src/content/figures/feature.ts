import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { figureAudit } from './audit-kinds'
import { downloadFigures } from './download-figures'
import { ensureFigureTriggers } from './figure-triggers'
import { importRoutes } from './importing/import-routes'
import { importFigures } from './permission'
import { listFigures, showFigures } from './show-figures'

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
