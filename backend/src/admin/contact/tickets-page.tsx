import { Typography } from '@strapi/design-system'
import type { ticketList } from '../../features/contact/tickets/ticket-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { choiceOf } from '../kit/list/choice-of'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { momentDayText } from '../kit/words/days'
import { NameCell } from '../kit/words/row-link'
import { StateTag, TICKETS } from './ticket-words'

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
        options: [
          ['open', 'Te behandelen'],
          ['done', 'Afgehandeld'],
          ['spam', 'Spam'],
          ['all', 'Alles'],
        ],
      }}
      search="Zoeken"
      filters={[choiceOf('kind', 'Soort', { question: 'Berichten', tip: 'Tips' })]}
      columns={[
        {
          head: 'Afzender',
          sort: 'sender',
          cell: ({ id, number, name, email }) => (
            <NameCell to={String(id)} name={name ?? 'Anoniem'} note={[number, email].filter(Boolean).join(', ')} />
          ),
        },
        { head: 'Onderwerp', sort: 'subject', cell: ({ subject }) => subject },
        { head: 'Bericht', cell: ({ message, files }) => <Beginning message={message} files={files} /> },
        { head: 'Staat', cell: ({ state }) => <StateTag state={state} /> },
        { head: 'Ontvangen', sort: 'received', cell: ({ receivedAt }) => momentDayText(receivedAt) },
      ]}
    />
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
