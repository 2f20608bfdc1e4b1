import { Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { ticketList } from '../../features/contact/tickets/ticket-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { dayText, StateTag, TICKETS } from './ticket-words'

type Ticket = ListItem<ReturnType<typeof ticketList>>

/** `/contact` in the admin: what visitors wrote on the contact page. */
export default function TicketsPage() {
  const list = useAdminList<Ticket>(TICKETS, 'De berichten kunnen nu niet worden opgehaald.')
  return (
    <ListPage
      list={list}
      subtitle="Wat bezoekers op de contactpagina schreven"
      nouns={['bericht', 'berichten']}
      empty="Hier zijn geen berichten."
      csv="berichten.csv"
      sort="-received"
      tabs={{
        label: 'Welke berichten',
        name: 'which',
        options: [
          ['open', 'Te behandelen'],
          ['done', 'Afgehandeld'],
          ['spam', 'Spam'],
          ['all', 'Alles'],
        ],
      }}
      filters={[
        { kind: 'text', name: 'q', label: 'Zoeken' },
        {
          kind: 'choice',
          name: 'kind',
          label: 'Soort',
          options: [
            { value: 'question', label: 'Berichten' },
            { value: 'tip', label: 'Tips' },
          ],
        },
      ]}
      idOf={({ id }) => String(id)}
      columns={[
        { head: 'Afzender', sort: 'sender', cell: (ticket) => <Sender {...ticket} /> },
        { head: 'Onderwerp', sort: 'subject', cell: ({ subject }) => <Typography>{subject}</Typography> },
        { head: 'Bericht', cell: ({ message, files }) => <Beginning message={message} files={files} /> },
        { head: 'Staat', cell: ({ state }) => <StateTag state={state} /> },
        {
          head: 'Ontvangen',
          sort: 'received',
          cell: ({ receivedAt }) => <Typography>{dayText(receivedAt)}</Typography>,
        },
      ]}
    />
  )
}

function Sender({ id, number, name, email }: Ticket) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Link tag={RouterLink} to={String(id)}>
        {name ?? 'Anoniem'}
      </Link>
      <Typography variant="pi" textColor="neutral600">
        {[number, email].filter(Boolean).join(', ')}
      </Typography>
    </Flex>
  )
}

const longest = 90

/** The first words of a message, with the number of its files. */
function Beginning({ message, files }: Pick<Ticket, 'message' | 'files'>) {
  const words = message.replace(/\s+/g, ' ')
  return (
    <>
      <Typography tag="p" style={{ maxWidth: '36rem', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {words.length > longest ? `${words.slice(0, longest)}…` : words}
      </Typography>
      {files > 0 && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {files === 1 ? '1 bestand' : `${files} bestanden`}
        </Typography>
      )}
    </>
  )
}
