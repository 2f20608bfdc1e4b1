import { iconNameSchema, ownIconSchema } from '@gevel/contract/icons'
import type { Feature } from '../../platform/feature/feature'
import { parseChartRows } from './chart-rows'
import { parseTableRows } from './table-rows'
import { parseVideoAddress } from './video-address'

export const blocks: Feature = {
  finishChecks: {
    'blocks.table': { rows: (rows) => parseTableRows(rows) },
    'blocks.chart': { rows: parseChartRows },
  },
  textChecks: {
    'blocks.video': { url: parseVideoAddress },
    'shared.link': { icon: checkIconName },
  },
}

/**
 * Checks the name of an icon.
 * @throws Error with a Dutch sentence
 */
function checkIconName(name: string): void {
  if (iconNameSchema.safeParse(name).success) return
  throw new Error(`Gebruik een naam zoals mdi:linkedin, of een van: ${ownIconSchema.options.join(', ')}.`)
}
