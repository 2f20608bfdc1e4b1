import { formatCents } from '@gevel/contract/money/format'
import { Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { runList } from '../../../features/desk/runs/run-list'
import { runStateNames } from '../../../features/desk/words'
import type { ListItem } from '../../../platform/admin-lists/admin-list'
import { choiceOf } from '../../kit/list/choice-of'
import { ListPage } from '../../kit/list/list-page'
import { useAdminList } from '../../kit/list/use-admin-list'
import { dayText } from '../../kit/words/days'
import { DESK, RunTag } from '../desk-words'
import { NewRun } from './new-run'

/** `/incassoruns` in the admin: direct debits that go to the bank together. */
export default function RunsPage() {
  const list = useAdminList<ListItem<typeof runList>>(`${DESK}/runs`, 'De incassoruns kunnen nu niet worden opgehaald.')
  return (
    <ListPage
      list={list}
      subtitle="Automatische incasso’s die samen naar de bank gaan"
      nouns={['run', 'runs']}
      empty="Er zijn geen incassoruns die hierbij passen."
      csv="incassoruns.csv"
      sort="-number"
      above={<NewRun />}
      search="Nummer"
      filters={[choiceOf('state', 'Staat', runStateNames)]}
      columns={[
        {
          head: 'Nummer',
          sort: 'number',
          cell: ({ id, number }) => (
            <Link tag={RouterLink} to={String(id)}>
              {number}
            </Link>
          ),
        },
        { head: 'Incassodag', sort: 'collected', cell: ({ collectOn }) => dayText(collectOn) },
        { head: 'Staat', cell: ({ state }) => <RunTag state={state} /> },
        { head: 'Incasso’s', isNumber: true, cell: ({ collections }) => collections },
        { head: 'Terug', isNumber: true, cell: ({ returned }) => returned },
        { head: 'Bedrag', sort: 'total', isNumber: true, cell: ({ totalCents }) => formatCents(totalCents) },
      ]}
    />
  )
}
