import { Box, Typography } from '@strapi/design-system'
import type { Figure } from '../../../features/statistics/report/figures/key-figures'
import type { ShownFigures } from '../../../features/statistics/report/figures/show-figures'
import { countText } from '../parts/number-texts'
import { ReportTable } from '../parts/report-table'
import { FIGURE_NAMES } from './figure-names'
import { pointName } from './point-names'

interface ChartTableProps {
  report: ShownFigures
  figure: Figure
}

/** The values of a chart. */
export function ChartTable({ report: { points, grain, compared }, figure }: ChartTableProps) {
  const shown: readonly Figure[] = figure === 'views' ? ['views', 'visitors'] : [figure]
  const columns = ['Wanneer', ...shown.map((name) => FIGURE_NAMES[name].name), ...(compared ? ['Eerder'] : [])]
  return (
    <Box tag="details">
      <Typography tag="summary" variant="pi" fontWeight="semiBold" textColor="primary600" style={{ cursor: 'pointer' }}>
        Grafiek als tabel
      </Typography>
      <ReportTable label="Grafiek als tabel" columns={columns}>
        {points.map(({ at, values, before }) => (
          <tr key={at}>
            <th scope="row">{pointName(grain, at)}</th>
            {shown.map((name) => (
              <td key={name}>{countText(values[name])}</td>
            ))}
            {compared && <td>{countText(before?.[figure] ?? null)}</td>}
          </tr>
        ))}
      </ReportTable>
    </Box>
  )
}
