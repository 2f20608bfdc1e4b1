import { LinkButton } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import { changeRegistrations } from '../../features/organiser/permission'
import type { eventList } from '../../features/organiser/setup/event-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { usePermission } from '../kit/data/use-permission'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { NameCell, RowLink } from '../kit/words/row-link'
import { momentWithTime, REGISTRATIONS, SaleTag } from './event-words'

type Row = ListItem<typeof eventList>

/** `/inschrijvingen` in the admin: the events that can be registered for, and how full they are. */
export default function EventsPage() {
  const list = useAdminList<Row>(`${REGISTRATIONS}/events`, 'De evenementen kunnen nu niet worden opgehaald.')
  return (
    <ListPage
      list={list}
      primaryAction={<NewLink />}
      subtitle="Waarvoor bezoekers zich inschrijven"
      nouns={['evenement', 'evenementen']}
      empty="Er zijn geen evenementen die hierbij passen."
      csv="inschrijvingen.csv"
      sort={list.address.get('which') ? '-starts' : 'starts'}
      tabs={{
        label: 'Welke evenementen',
        options: [
          ['coming', 'Komend'],
          ['over', 'Geweest'],
          ['all', 'Alles'],
        ],
      }}
      search="Zoek op titel"
      columns={[
        {
          head: 'Evenement',
          sort: 'title',
          cell: ({ id, title, venue }) => <NameCell to={String(id)} name={title} note={venue ?? 'Online'} />,
        },
        { head: 'Begint', sort: 'starts', cell: ({ startsAt }) => momentWithTime(startsAt) },
        { head: 'Staat', cell: (row) => <SaleTag {...row} /> },
        {
          head: 'Deelnemers',
          isNumber: true,
          cell: ({ id, sold, size }) => (
            <RowLink to={`/deelnemers?event=${id}`}>{size === null ? sold : `${sold} van ${size}`}</RowLink>
          ),
        },
        { head: 'Vrij', isNumber: true, cell: ({ free }) => free ?? '–' },
        {
          head: 'Wachtlijst',
          isNumber: true,
          cell: ({ id, waiting }) =>
            waiting === 0 ? '0' : <RowLink to={`/wachtlijst?event=${id}`}>{String(waiting)}</RowLink>,
        },
        { head: 'Ingecheckt', isNumber: true, cell: ({ checkedIn }) => checkedIn },
      ]}
    />
  )
}

function NewLink() {
  if (!usePermission(changeRegistrations)) return null
  return (
    <LinkButton tag={RouterLink} to="nieuw" startIcon={<Plus />}>
      Open een inschrijving
    </LinkButton>
  )
}
