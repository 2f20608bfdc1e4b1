import { Box, Link, Typography } from '@strapi/design-system'
import type { ShownTicket } from '../../features/contact/tickets/show-ticket'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { Timeline } from '../kit/detail/timeline'
import { useRow } from '../kit/detail/use-row'
import { momentDayText } from '../kit/words/days'
import { RowLink } from '../kit/words/row-link'
import { TicketActions } from './ticket-actions'
import { TicketFiles } from './ticket-files'
import { StateTag, stateNames, TICKETS } from './ticket-words'

/** `/contact/{id}` in the admin: one message, its history, and what an editor does with it. */
export default function TicketPage() {
  const loaded = useRow<ShownTicket>(TICKETS, 'Het bericht kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.name ?? 'Anonieme tip'}
      tag={({ data }) => <StateTag state={data.state} />}
      subtitle={({ data }) => `${data.number}, ${data.subject}, ${momentDayText(data.receivedAt)}`}
      aside={({ data }) => <TicketActions ticket={data} />}
    >
      {({ data }) => <Panels ticket={data} />}
    </DetailPage>
  )
}

function Panels({ ticket }: { ticket: ShownTicket }) {
  const { email, reference, addressee, confirmedAt, hasAccount, others, files } = ticket
  return (
    <>
      <Panel title="Bericht">
        <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {ticket.message}
        </Typography>
      </Panel>
      {files.length > 0 && <TicketFiles ticketId={ticket.id} files={files} />}
      <Panel title="Gegevens">
        <Facts
          facts={[
            ['E-mailadres', email && <Link href={`mailto:${email}`}>{email}</Link>],
            ['Adres', email && (confirmedAt ? `Bevestigd op ${momentDayText(confirmedAt)}` : 'Niet bevestigd')],
            ['Account', email && (hasAccount ? 'Ja' : 'Nee')],
            ['Abonnee- of factuurnummer', reference],
            ['Gemaild naar', addressee],
            ['Ontvangen', momentDayText(ticket.receivedAt)],
          ]}
        />
      </Panel>
      {others.length > 0 && (
        <Panel title="Eerder van dit adres">
          <Box tag="ul">
            {others.map(({ id, number, subject }) => (
              <li key={id}>
                <RowLink to={`/contact/${id}`}>
                  {number}, {subject}
                </RowLink>
              </li>
            ))}
          </Box>
        </Panel>
      )}
      <Panel title="Tijdlijn">
        <Timeline events={eventsOf(ticket)} />
      </Panel>
    </>
  )
}

const tones = { state: 'plain', note: 'note', answer: 'good' } as const

function eventsOf({ events, receivedAt, confirmedAt }: ShownTicket) {
  return [
    { id: 'received', at: receivedAt, text: 'Ontvangen', by: null },
    ...(confirmedAt && confirmedAt !== receivedAt
      ? [{ id: 'confirmed', at: confirmedAt, text: 'Mailadres bevestigd', by: null }]
      : []),
    ...events.map(({ id, kind, text, editor, at }) => ({
      ...{ id, at, by: editor, tone: tones[kind] },
      text: kind === 'state' ? `Staat: ${stateName(text)}` : kind === 'note' ? `Notitie: ${text}` : `Antwoord: ${text}`,
    })),
  ]
}

function stateName(state: string): string {
  return new Map<string, string>(Object.entries(stateNames)).get(state) ?? state
}
