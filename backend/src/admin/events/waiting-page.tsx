import { Typography } from '@strapi/design-system'
import type { BulkOutcome } from '../../features/editor-actions/perform-each'
import type { EventChoices } from '../../features/organiser/events-with-types'
import { changeRegistrations } from '../../features/organiser/permission'
import type { waitingList } from '../../features/organiser/waiting/waiting-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { outcomeText } from '../desk/outcome-text'
import { useAction } from '../kit/action/use-action'
import { usePermission } from '../kit/data/use-permission'
import { ListPage } from '../kit/list/list-page'
import type { SelectedRows } from '../kit/list/selection'
import type { BulkAction } from '../kit/list/selection-bar'
import { useAdminList } from '../kit/list/use-admin-list'
import { momentWithTime, REGISTRATIONS, WaitingTag } from './event-words'
import { PersonCell } from './person-cell'

type Row = ListItem<typeof waitingList>

/** `/wachtlijst` in the admin: who waits for a place, in the order in which they get one. */
export default function WaitingPage() {
  const list = useAdminList<Row, EventChoices>(
    `${REGISTRATIONS}/waiting`,
    'De wachtlijst kan nu niet worden opgehaald.',
  )
  const mayChange = usePermission(changeRegistrations)
  const bulkActions = useWaitingActions()
  const events = list.data?.events ?? []
  const event = events.find(({ id }) => String(id) === list.address.get('event'))
  return (
    <ListPage
      list={list}
      subtitle={event ? event.title : 'Wie op een plaats wacht, in volgorde'}
      nouns={['wachtende', 'wachtenden']}
      empty="Er wacht niemand."
      csv="wachtlijst.csv"
      hasWorkbook
      sort="order"
      bulkActions={mayChange ? bulkActions : []}
      nameOf={({ name }) => name}
      tabs={{
        label: 'Welke wachtenden',
        options: [
          ['waiting', 'Wachten'],
          ['over', 'Afgehandeld'],
          ['all', 'Alles'],
        ],
      }}
      search="Naam, mail of bedrijf"
      filters={[
        {
          ...{ kind: 'choice', name: 'event', label: 'Evenement' },
          options: events.map(({ id, title }) => ({ value: String(id), label: title })),
        },
      ]}
      columns={[
        { head: 'Plaats', sort: 'order', isNumber: true, cell: ({ place }) => place ?? '–' },
        { head: 'Naam', cell: (row) => <PersonCell {...row} /> },
        ...(event
          ? []
          : [
              {
                head: 'Evenement',
                cell: (row: Row) => <Typography style={{ whiteSpace: 'normal' }}>{row.event}</Typography>,
              },
            ]),
        { head: 'Kaartsoort', cell: ({ type }) => type },
        { head: 'Staat', cell: ({ state }) => <WaitingTag state={state} /> },
        {
          head: 'Aanbod tot',
          cell: ({ state, offerUntil }) => (state === 'offered' && offerUntil ? momentWithTime(offerUntil) : '–'),
        },
        { head: 'Sinds', sort: 'joined', cell: ({ joinedAt }) => momentWithTime(joinedAt) },
      ]}
    />
  )
}

interface Chosen {
  rows: SelectedRows
  count: number
}

function useWaitingActions(): BulkAction[] {
  const offer = useAction<Chosen, { data: BulkOutcome }>({
    request: ({ rows }, answers) => ({
      ...{ method: 'POST', path: `${REGISTRATIONS}/waiting/offers` },
      body: { ...answers, selection: rows },
    }),
    question: ({ count }) => ({
      title: count === 1 ? 'Geef een plaats' : `Geef ${count} plaatsen`,
      text: 'Zij gaan vóór wie eerder kwam, en krijgen een mail met 24 uur om de plaats te nemen.',
      ...{ confirm: 'Geef de plaats', fields: [overbooked] },
    }),
    done: (_, { data }) =>
      outcomeText(data, (done) => (done === 1 ? '1 plaats is aangeboden.' : `${done} plaatsen zijn aangeboden.`)),
  })
  const remove = useAction<Chosen, { data: BulkOutcome }>({
    request: ({ rows }, answers) => ({
      ...{ method: 'POST', path: `${REGISTRATIONS}/waiting/removals` },
      body: { ...answers, selection: rows },
    }),
    question: () => ({
      title: 'Haal van de wachtlijst',
      text: 'Een plaats die was aangeboden, gaat naar de volgende.',
      ...{ confirm: 'Haal eraf', isDanger: true },
      fields: [{ name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true }],
    }),
    done: (_, { data }) =>
      outcomeText(data, (done) => (done === 1 ? '1 wachtende is eraf.' : `${done} wachtenden zijn eraf.`)),
  })
  return [
    { label: 'Geef een plaats', run: (rows, count) => offer.run({ rows, count }) },
    { label: 'Haal eraf', isDanger: true, run: (rows, count) => remove.run({ rows, count }) },
  ]
}

const overbooked = { name: 'isOverbooked', label: 'Ook als er geen plaats vrij is', kind: 'check' } as const
