import type { Feature } from '../../platform/feature/feature'
import { parseChartRows } from './chart-rows'
import { checkIconName } from './icon-name'
import { parseTableRows } from './table-rows'
import { parseVideoAddress } from './video-address'

export const blocks: Feature = {
  textChecks: {
    'blocks.table': { rows: (rows) => parseTableRows(rows) },
    'blocks.chart': { rows: parseChartRows },
    'blocks.video': { url: parseVideoAddress },
    'shared.link': { icon: checkIconName },
  },
}
