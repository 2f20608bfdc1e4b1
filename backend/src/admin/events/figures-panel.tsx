import { Box, Flex, Typography } from '@strapi/design-system'
import styled from 'styled-components'
import type { EventFigures } from '../../features/organiser/figures/event-figures'
import { useAdminData } from '../kit/data/use-admin-data'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { dayText } from '../kit/words/days'
import { REGISTRATIONS } from './event-words'

/** How registering goes: per day, by ticket type and by company, and who is inside. */
export function FiguresPanel({ eventId }: { eventId: number }) {
  const { data, error } = useAdminData<{ data: EventFigures }>(`${REGISTRATIONS}/events/${eventId}/figures`, {
    failed: 'De cijfers kunnen nu niet worden opgehaald.',
  })
  if (!data)
    return (
      <Panel title="Cijfers">
        <Typography textColor="neutral600">{error ?? 'De cijfers worden opgehaald.'}</Typography>
      </Panel>
    )
  const { valid, cancelled, days, types, companies } = data.data
  return (
    <Panel
      title="Cijfers"
      extra={<Typography textColor="neutral600">{`${valid} geldig, ${cancelled} geannuleerd`}</Typography>}
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        {days.length > 0 && <Days days={days} />}
        <PanelTable
          rows={types}
          idOf={({ name }) => name}
          empty="Er zijn nog geen kaartsoorten."
          columns={[
            { head: 'Kaartsoort', cell: ({ name }) => name },
            { head: 'Deelnemers', cell: ({ count }) => count, isNumber: true },
            { head: 'Ingecheckt', cell: ({ checkedIn }) => checkedIn, isNumber: true },
          ]}
        />
        <PanelTable
          rows={companies}
          idOf={({ name }) => name}
          empty="Nog niemand noemde een bedrijf."
          columns={[
            { head: 'Bedrijf', cell: ({ name }) => name },
            { head: 'Deelnemers', cell: ({ count }) => count, isNumber: true },
          ]}
        />
      </Flex>
    </Panel>
  )
}

/** A bar for each day, whose value is its title. */
function Days({ days }: Pick<EventFigures, 'days'>) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Box tag="figure" style={{ margin: 0 }}>
      <Bars
        viewBox={`0 0 ${days.length * 10} 60`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Kaarten per dag, hoogstens ${most} op een dag`}
      >
        {days.map(({ day, count }, at) => (
          <rect key={day} x={at * 10 + 1} y={58 - (count / most) * 56} width="8" height={(count / most) * 56 + 1}>
            <title>{`${dayText(day)}: ${count}`}</title>
          </rect>
        ))}
      </Bars>
      <Typography tag="figcaption" variant="pi" textColor="neutral600" paddingTop={1}>
        {`Kaarten per dag, ${first ? dayText(first.day) : ''} – ${last ? dayText(last.day) : ''}. Hoogstens ${most} op een dag.`}
      </Typography>
    </Box>
  )
}

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 9rem;

  rect {
    fill: ${({ theme }) => theme.colors.primary600};
  }
`
