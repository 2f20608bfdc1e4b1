import { outcomeNames } from '../../features/check-in/desk/outcome-names'
import type { scanList } from '../../features/check-in/desk/scan-list'
import type { EventChoices } from '../../features/organiser/events-with-types'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { momentWithTime } from '../events/event-words'
import { choiceOf } from '../kit/list/choice-of'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { NameCell } from '../kit/words/row-link'
import { stateTag, Tag } from '../kit/words/tag'

type Row = ListItem<typeof scanList>

/** `/scans` in the admin: every scan at a door, and those that somebody has to look at. */
export default function ScansPage() {
  const list = useAdminList<Row, EventChoices>('/admin/site/doors/scans', 'De scans kunnen nu niet worden opgehaald.')
  const events = list.data?.events ?? []
  return (
    <ListPage
      list={list}
      subtitle="Wie waar is ingecheckt, en wat nagekeken moet worden"
      nouns={['scan', 'scans']}
      empty="Er zijn geen scans die hierbij passen."
      csv="scans.csv"
      sort="-scanned"
      tabs={{
        label: 'Welke scans',
        options: [
          ['all', 'Alles'],
          ['flagged', 'Nakijken'],
          ['undone', 'Ongedaan gemaakt'],
        ],
      }}
      search="Naam, bedrijf, code, deur of medewerker"
      filters={[
        {
          ...{ kind: 'choice', name: 'event', label: 'Evenement' },
          options: events.map(({ id, title }) => ({ value: String(id), label: title })),
        },
        choiceOf('outcome', 'Uitslag', outcomeNames),
      ]}
      columns={[
        { head: 'Gescand', sort: 'scanned', cell: ({ scannedAt }) => momentWithTime(scannedAt) },
        {
          head: 'Naam',
          sort: 'name',
          cell: ({ ticketId, name, company }) =>
            ticketId === null ? (
              'Onbekende kaart'
            ) : (
              <NameCell to={`/deelnemers/${ticketId}`} name={name ?? ''} note={company ?? ''} />
            ),
        },
        { head: 'Evenement', cell: ({ event }) => event },
        { head: 'Uitslag', cell: (row) => <Outcome {...row} /> },
        { head: 'Deur', sort: 'door', cell: ({ door, checkedBy }) => `${door}, ${checkedBy}` },
        { head: 'Opmerking', cell: noteOf },
      ]}
    />
  )
}

const OutcomeTag = stateTag(outcomeNames, {
  ...{ admitted: 'success', again: 'warning', conflict: 'danger', cancelled: 'danger', replaced: 'danger' },
  ...{ 'other-event': 'neutral', forged: 'danger', unknown: 'neutral' },
})

function Outcome({ outcome, undoneAt }: Row) {
  return undoneAt ? <Tag colour="neutral">Ongedaan gemaakt</Tag> : <OutcomeTag state={outcome} />
}

function noteOf({ isFlagged, isOffline, undoneBy, undoneBecause }: Row): string {
  if (undoneBecause) return `${undoneBecause} (${undoneBy})`
  if (isFlagged) return 'Nakijken: zonder verbinding gebruikt'
  return isOffline ? 'Zonder verbinding' : '–'
}
