import { LinkButton } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import type { staffList } from '../../features/check-in/desk/staff-list'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { momentDayText } from '../kit/words/days'
import { NameCell } from '../kit/words/row-link'

type Row = ListItem<typeof staffList>

/** `/deurmedewerkers` in the admin: whose account checks in, at which event. */
export default function StaffPage() {
  const list = useAdminList<Row>('/admin/site/doors/staff', 'De medewerkers kunnen nu niet worden opgehaald.')
  return (
    <ListPage
      list={list}
      primaryAction={
        <LinkButton tag={RouterLink} to="nieuw" startIcon={<Plus />}>
          Wijs iemand aan
        </LinkButton>
      }
      subtitle="Wie met een eigen account inchecken bij de deur, op de site onder /inchecken"
      nouns={['medewerker', 'medewerkers']}
      empty="Er is nog niemand aangewezen."
      csv="deurmedewerkers.csv"
      sort="name"
      search="Naam, mail of evenement"
      columns={[
        {
          head: 'Naam',
          sort: 'name',
          cell: ({ id, name, email }) => <NameCell to={String(id)} name={name} note={email} />,
        },
        { head: 'Evenement', cell: ({ event }) => event ?? 'Alle evenementen' },
        { head: 'Apparaten', isNumber: true, cell: ({ devices }) => devices },
        { head: 'Aangewezen', sort: 'added', cell: ({ addedAt, addedBy }) => `${momentDayText(addedAt)}, ${addedBy}` },
      ]}
    />
  )
}
