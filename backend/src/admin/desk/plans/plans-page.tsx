import { Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { planList } from '../../../features/desk/plans/plan-list'
import { editionNames, periodNames } from '../../../features/desk/words'
import type { ListItem } from '../../../platform/admin-lists/admin-list'
import { choiceOf } from '../../kit/list/choice-of'
import { ListPage } from '../../kit/list/list-page'
import { useAdminList } from '../../kit/list/use-admin-list'
import { amountText } from '../../kit/words/amounts'
import { momentDayText } from '../../kit/words/days'
import { audienceNames, DESK, NewestTag } from '../desk-words'

/** `/verkochte-plannen` in the admin: each version of a plan as it was sold, with how many run on it. */
export default function PlansPage() {
  const list = useAdminList<ListItem<typeof planList>>(`${DESK}/plans`, 'De plannen kunnen nu niet worden opgehaald.')
  return (
    <ListPage
      list={list}
      subtitle="Elke versie die is verkocht, en hoeveel abonnementen er nog op lopen"
      nouns={['versie', 'versies']}
      empty="Er is nog geen plan verkocht."
      csv="plannen.csv"
      sort="-running"
      search="Naam"
      filters={[choiceOf('edition', 'Editie', editionNames)]}
      columns={[
        {
          head: 'Plan',
          sort: 'name',
          cell: ({ id, name, version }) => (
            <Link tag={RouterLink} to={String(id)}>
              {`${name}, versie ${version}`}
            </Link>
          ),
        },
        { head: 'Verkoop', cell: ({ isNewest }) => <NewestTag isNewest={isNewest} /> },
        { head: 'Voor', cell: ({ audience }) => audienceNames[audience] },
        {
          head: 'Met btw',
          isNumber: true,
          cell: ({ inclCents, period }) => `${amountText(inclCents)} ${periodNames[period]}`,
        },
        { head: 'Zonder btw', isNumber: true, cell: ({ exclCents }) => amountText(exclCents) },
        { head: 'Sinds', sort: 'sold', cell: ({ soldSince }) => momentDayText(soldSince) },
        {
          head: 'Lopend',
          sort: 'running',
          isNumber: true,
          cell: ({ running, documentId }) => (
            <Link tag={RouterLink} to={`/abonnementen?plan=${documentId}`}>
              {running}
            </Link>
          ),
        },
      ]}
    />
  )
}
