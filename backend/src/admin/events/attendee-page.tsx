import { Flex, Link, Typography } from '@strapi/design-system'
import type { ShownAttendee } from '../../features/organiser/attendees/show-attendee'
import { changeRegistrations } from '../../features/organiser/permission'
import { sourceNames } from '../../features/organiser/words'
import { usePermission } from '../kit/data/use-permission'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { Timeline } from '../kit/detail/timeline'
import { useRow } from '../kit/detail/use-row'
import { amountText } from '../kit/words/amounts'
import { longDayText } from '../kit/words/days'
import { RowLink } from '../kit/words/row-link'
import { Tag } from '../kit/words/tag'
import { AttendeeActions } from './attendee-actions'
import { AttendeeTag, momentWithTime, PaymentTag, REGISTRATIONS } from './event-words'
import { logText } from './log-text'

/** `/deelnemers/{id}` in the admin: one ticket, its holder's answers, and its history. */
export default function AttendeePage() {
  const loaded = useRow<ShownAttendee>(`${REGISTRATIONS}/attendees`, 'De deelnemer kan nu niet worden opgehaald.')
  const mayChange = usePermission(changeRegistrations)
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.name}
      tag={({ data }) => <AttendeeTag state={data.state} admittedAt={admittedAt(data)} />}
      subtitle={({ data }) => `${data.type}, ${data.event}`}
      aside={({ data }) => (mayChange ? <AttendeeActions attendee={data} /> : null)}
    >
      {({ data }) => (
        <>
          <AttendeeFacts attendee={data} />
          {data.answers.length > 0 && (
            <Panel title="Antwoorden">
              <Facts facts={data.answers.map(({ label, answer }) => [label, answer ?? 'Niet beantwoord'])} />
            </Panel>
          )}
          {data.others.length > 0 && <Others others={data.others} />}
          <Panel title="Tijdlijn">
            <Timeline events={eventsOf(data)} />
          </Panel>
        </>
      )}
    </DetailPage>
  )
}

function admittedAt({ checkIns }: ShownAttendee): string | null {
  return checkIns.find(({ outcome, undoneAt }) => outcome === 'admitted' && !undoneAt)?.at ?? null
}

function AttendeeFacts({ attendee }: { attendee: ShownAttendee }) {
  const { sessions, sessionIds } = attendee
  const chosen = sessions.filter(({ id }) => sessionIds.includes(id))
  return (
    <Panel title="Gegevens">
      <Facts
        facts={[
          [
            'Evenement',
            <RowLink key="event" to={`/inschrijvingen/${attendee.eventId}`}>
              {attendee.event}
            </RowLink>,
          ],
          ['Begint', momentWithTime(attendee.startsAt)],
          ['Kaartsoort', attendee.type],
          ['Sessies', chosen.map(({ start, title, room }) => `${start}, ${title} (${room})`).join('\n')],
          [
            'E-mailadres',
            <Link key="mail" href={`mailto:${attendee.email}`}>
              {attendee.email}
            </Link>,
          ],
          ['Bedrijf', attendee.company],
          ['Code', attendee.code],
          ['Inschrijving', `${attendee.number}, ${momentWithTime(attendee.registeredAt)}`],
          ['Ingeschreven door', `${attendee.buyer} (${attendee.buyerEmail})`],
          ['Herkomst', sourceNames[attendee.source]],
          ['Prijs', attendee.unitCents > 0 && amountText(attendee.unitCents)],
          ['Betaling', <PaymentTag key="payment" state={attendee.payment} />],
          [
            'Factuur',
            attendee.invoiceId && <RowLink to={`/facturen/${attendee.invoiceId}`}>{attendee.invoice ?? ''}</RowLink>,
          ],
          [
            'Creditnota',
            attendee.creditId && <RowLink to={`/facturen/${attendee.creditId}`}>{attendee.credit ?? ''}</RowLink>,
          ],
          ['Terug te betalen', attendee.payment === 'refund' && refundText(attendee)],
          ['Geannuleerd', attendee.cancelledAt && cancellationText(attendee)],
        ]}
      />
    </Panel>
  )
}

function refundText({ refundCents, refundUntil }: ShownAttendee): string {
  return `${amountText(refundCents)}${refundUntil ? `, uiterlijk ${longDayText(refundUntil)}` : ''}`
}

const cancellers = {
  visitor: 'door de bezoeker',
  organiser: 'door de organisator',
  event: 'omdat het is afgelast',
} as const

function cancellationText({ cancelledAt, cancelledBy, cancelledBecause }: ShownAttendee): string {
  const who = cancelledBy ? cancellers[cancelledBy] : ''
  return [cancelledAt && `${momentWithTime(cancelledAt)}, ${who}`, cancelledBecause].filter(Boolean).join('\n')
}

function Others({ others }: Pick<ShownAttendee, 'others'>) {
  return (
    <Panel title="Op dezelfde inschrijving">
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
        {others.map(({ id, name, state }) => (
          <Flex tag="li" key={id} gap={2} wrap="wrap">
            <RowLink to={`/deelnemers/${id}`}>{name}</RowLink>
            {state === 'cancelled' && <Tag colour="danger">Geannuleerd</Tag>}
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}

const outcomes = {
  ...{ admitted: 'Ingecheckt', again: 'Nog eens gescand', conflict: 'Aan twee deuren binnengelaten' },
  ...{ cancelled: 'Geweigerd: geannuleerd', replaced: 'Geweigerd: overgedragen' },
  ...{ 'other-event': 'Geweigerd: ander evenement', forged: 'Geweigerd: vervalst', unknown: 'Geweigerd: onbekend' },
} as const

function eventsOf({ log, checkIns }: ShownAttendee) {
  return [
    ...log.map((line) => ({
      ...{ id: `log-${line.id}`, at: line.at, text: <Typography fontWeight="bold">{logText(line)}</Typography> },
      by: line.name ?? (line.actor === 'system' ? 'systeem' : line.actor === 'visitor' ? 'bezoeker' : null),
      tone: line.kind === 'cancelled' ? ('bad' as const) : ('plain' as const),
    })),
    ...checkIns.map((scan) => ({
      ...{ id: `scan-${scan.id}`, at: scan.at, by: `${scan.by}, ${scan.door}` },
      text: <Typography fontWeight="bold">{outcomes[scan.outcome]}</Typography>,
      tone: scan.outcome === 'admitted' ? ('good' as const) : ('bad' as const),
    })),
    ...checkIns.flatMap(({ id, undoneAt, undoneBy }) =>
      undoneAt
        ? [
            {
              id: `undone-${id}`,
              at: undoneAt,
              by: undoneBy,
              text: 'Inchecken ongedaan gemaakt',
              tone: 'plain' as const,
            },
          ]
        : [],
    ),
  ]
}
