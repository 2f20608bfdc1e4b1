import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { ShownTicket } from '../../features/contact/tickets/show-ticket'
import { useAdminData } from '../kit/data/use-admin-data'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { Timeline } from '../kit/detail/timeline'
import { TicketActions } from './ticket-actions'
import { TicketFiles } from './ticket-files'
import { dayText, StateTag, stateNames, TICKETS } from './ticket-words'

/** `/contact/{id}` in the admin: one message, its history, and what an editor does with it. */
export default function TicketPage() {
  const { id = '' } = useParams()
  const loaded = useAdminData<{ data: ShownTicket }>(`${TICKETS}/${id}`, {
    failed: 'Het bericht kan nu niet worden opgehaald.',
  })
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.name ?? 'Anonieme tip'}
      subtitle={({ data }) => (
        <Flex gap={2} wrap="wrap">
          <StateTag state={data.state} />
          <Typography textColor="neutral600">
            {data.number}, {data.subject}, {dayText(data.receivedAt)}
          </Typography>
        </Flex>
      )}
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
            ['Adres', email && (confirmedAt ? `Bevestigd op ${dayText(confirmedAt)}` : 'Niet bevestigd')],
            ['Account', email && (hasAccount ? 'Ja' : 'Nee')],
            ['Abonnee- of factuurnummer', reference],
            ['Gemaild naar', addressee],
            ['Ontvangen', dayText(ticket.receivedAt)],
          ]}
        />
      </Panel>
      {others.length > 0 && (
        <Panel title="Eerder van dit adres">
          <Box tag="ul">
            {others.map(({ id, number, subject }) => (
              <li key={id}>
                <Link tag={RouterLink} to={`/contact/${id}`}>
                  {number}, {subject}
                </Link>
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
