import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { eventsByMonth, momentText, type TimelineEvent } from './timeline-months'

const dots = { plain: 'neutral500', note: 'primary600', good: 'success600', bad: 'danger600' } as const

/** What happened to a row, newest first, by month. */
export function Timeline({ events }: { events: readonly TimelineEvent<ReactNode>[] }) {
  if (events.length === 0) return <Typography textColor="neutral600">Er is nog niets gebeurd.</Typography>
  return eventsByMonth(events).map(({ month, events: ofMonth }) => (
    <Box key={month} tag="section" aria-label={month}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {month}
      </Typography>
      <Box tag="ol" paddingTop={2}>
        {ofMonth.map(({ id, at, text, by, tone = 'plain' }) => (
          <Flex key={id} tag="li" alignItems="flex-start" gap={3} paddingBottom={4}>
            <Box
              background={dots[tone]}
              aria-hidden
              style={{ flex: 'none', width: '1rem', height: '1rem', borderRadius: '50%', marginTop: '0.5rem' }}
            />
            <Box minWidth={0}>
              <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {text}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                <time dateTime={at}>{momentText(at)}</time>
                {by && `, ${by}`}
              </Typography>
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  ))
}
