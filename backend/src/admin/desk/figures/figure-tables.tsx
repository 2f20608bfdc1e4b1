import { formatCents } from '@gevel/contract/money/format'
import { Box, Typography } from '@strapi/design-system'
import type { DeskFigures } from '../../../features/desk/figures/desk-figures'
import { ReportTable } from '../../statistics/parts/report-table'

const whole = new Intl.NumberFormat('nl-NL')
const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The figures by plan, and the numbers of the chart. */
export function FigureTables({ figures: { plans, months } }: { figures: DeskFigures }) {
  return (
    <Box tag="details" paddingLeft={5} paddingRight={5} paddingBottom={4}>
      <Typography tag="summary" variant="pi" fontWeight="semiBold" textColor="primary600" style={{ cursor: 'pointer' }}>
        Per plan, en de maanden als tabel
      </Typography>
      <ReportTable label="Lopende abonnementen per plan" columns={['Plan', 'Lopend', 'Plaatsen', 'Omzet per maand']}>
        {plans.map(({ plan, name, running, readers, monthlyCents }) => (
          <tr key={plan}>
            <th scope="row">{name}</th>
            <td>{whole.format(running)}</td>
            <td>{whole.format(readers)}</td>
            <td>{formatCents(monthlyCents)}</td>
          </tr>
        ))}
      </ReportTable>
      <Box paddingTop={5} />
      <ReportTable label="De afgelopen twaalf maanden" columns={['Maand', 'Nieuw', 'Opgezegd', 'Lopend aan het eind']}>
        {months.toReversed().map(({ month, started, cancelled, running }) => (
          <tr key={month}>
            <th scope="row">{monthName.format(new Date(month))}</th>
            <td>{whole.format(started)}</td>
            <td>{whole.format(cancelled)}</td>
            <td>{whole.format(running)}</td>
          </tr>
        ))}
      </ReportTable>
    </Box>
  )
}
