import type { Feature } from '../../platform/feature/feature'
import { ensureFigureTriggers } from './figure-triggers'

export const figures: Feature = {
  derivedTables: { gevel_figure_values: 'figure-series' },
  ensureTriggers: (strapi) => ensureFigureTriggers(strapi.db.connection),
}
