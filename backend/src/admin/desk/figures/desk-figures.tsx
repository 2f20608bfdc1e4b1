import { formatCents } from '@gevel/contract/money/format'
import { Box, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { DeskFigures as Figures } from '../../../features/desk/figures/desk-figures'
import { useAdminData } from '../../kit/data/use-admin-data'
import { PartOfReport } from '../../statistics/parts/part-of-report'
import { DESK } from '../desk-words'
import { FigureTables } from './figure-tables'
import { RunningChart } from './running-chart'
import { TurnoverAbroad } from './turnover-abroad'

const whole = new Intl.NumberFormat('nl-NL')
const percent = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 1 })
const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' })

/** The figures above the list of subscriptions: this month beside the previous one, and the past year. */
export function DeskFigures() {
  const loaded = useAdminData<{ data: Figures }>(`${DESK}/figures`, {
    failed: 'De cijfers kunnen nu niet worden opgehaald.',
    reloadsOnFocus: false,
  })
  return <PartOfReport loaded={loaded}>{loaded.data && <Cards figures={loaded.data.data} />}</PartOfReport>
}

function Cards({ figures }: { figures: Figures }) {
  const { months, running, readers, monthlyCents } = figures
  const [before, now] = months.slice(-2)
  if (!before || !now) return null
  const month = monthName.format(new Date(now.month))
  const previous = monthName.format(new Date(before.month))
  const share = before.running > 0 ? `${percent.format(now.cancelled / before.running)} van wat er liep. ` : ''
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow">
      <Row>
        <Figure name="Lopend" value={whole.format(running)}>
          {whole.format(readers)} plaatsen
        </Figure>
        <Figure name={`Nieuw in ${month}`} value={whole.format(now.started)}>
          In {previous}: {whole.format(before.started)}
        </Figure>
        <Figure name={`Opgezegd in ${month}`} value={whole.format(now.cancelled)}>
          {share}In {previous}: {whole.format(before.cancelled)}
        </Figure>
        <Figure name="Omzet per maand" value={formatCents(monthlyCents)}>
          Zonder btw
        </Figure>
        <RunningChart months={months} />
      </Row>
      <TurnoverAbroad abroad={figures.abroad} />
      <FigureTables figures={figures} />
    </Box>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="dd" variant="beta" style={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      <Typography tag="dd" variant="pi" textColor="neutral600" style={{ margin: 0 }}>
        {children}
      </Typography>
    </div>
  )
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  margin: 0;

  > div {
    min-width: 0;
    padding: 1.6rem 2rem;
    border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`
