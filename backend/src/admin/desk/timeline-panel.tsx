import type { ReactNode } from 'react'
import type { TimelineEntry } from '../../features/desk/timeline'
import { Panel } from '../kit/detail/panel'
import { Timeline } from '../kit/detail/timeline'
import { eventText, eventTone } from './event-words'

/** What happened to a customer, in sentences. */
export function TimelinePanel({ events, extra }: { events: readonly TimelineEntry[]; extra?: ReactNode }) {
  return (
    <Panel title="Tijdlijn" extra={extra}>
      <Timeline
        events={events.map((event) => ({
          ...{ id: event.id, at: event.at, text: eventText(event), tone: eventTone(event) },
          by: event.name ?? (event.actor === 'system' ? 'systeem' : null),
        }))}
      />
    </Panel>
  )
}
