import { formatCents } from '@gevel/contract/money/format'
import { Typography } from '@strapi/design-system'
import type { ShownRun } from '../../../features/desk/runs/show-run'
import { DetailPage } from '../../kit/detail/detail-page'
import { Facts } from '../../kit/detail/facts'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { useRow } from '../../kit/detail/use-row'
import { countOf } from '../../kit/words/amounts'
import { dayText, longDayText, momentDayText } from '../../kit/words/days'
import { RowLink } from '../../kit/words/row-link'
import { CollectionTag, DESK, RunTag } from '../desk-words'
import { RunActions } from './run-actions'

/** `/incassoruns/{id}` in the admin: one run, its file for the bank, and its collections. */
export default function RunPage() {
  const loaded = useRow<ShownRun>(`${DESK}/runs`, 'De incassorun kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => `Incassorun ${data.number}`}
      tag={({ data }) => <RunTag state={data.state} />}
      subtitle={({ data }) => `${countOf(data.count, ['incasso', 'incasso’s'])}, ${formatCents(data.totalCents)}`}
      aside={({ data }) => <RunActions run={data} />}
    >
      {({ data }) => <Panels run={data} />}
    </DetailPage>
  )
}

function Panels({ run }: { run: ShownRun }) {
  const { collections, count } = run
  return (
    <>
      <Panel title="Gegevens">
        <Facts
          facts={[
            ['Incassodag', longDayText(run.collectOn)],
            ['Incasso’s', count],
            ['Bedrag', formatCents(run.totalCents)],
            ['Gemaakt', momentDayText(run.createdAt)],
            ['Gesloten', run.closedAt && momentDayText(run.closedAt)],
          ]}
        />
      </Panel>
      <Panel
        title="Incasso’s"
        extra={
          collections.length < count && <Typography textColor="neutral600">De eerste {collections.length}</Typography>
        }
      >
        <PanelTable
          rows={collections}
          idOf={({ id }) => id}
          empty="Er zijn geen incasso’s."
          columns={[
            { head: 'Klant', cell: ({ customer }) => customer },
            {
              head: 'Factuur',
              cell: ({ invoiceId, invoice }) => <RowLink to={`/facturen/${invoiceId}`}>{invoice}</RowLink>,
            },
            { head: 'Poging', isNumber: true, cell: ({ attempt }) => attempt },
            { head: 'Staat', cell: ({ state }) => <CollectionTag state={state} /> },
            { head: 'Code', isShort: true, cell: ({ returnCode }) => returnCode ?? '–' },
            { head: 'Terug op', isShort: true, cell: ({ returnedOn }) => (returnedOn ? dayText(returnedOn) : '–') },
            { head: 'Bedrag', isNumber: true, cell: ({ cents }) => formatCents(cents) },
          ]}
        />
      </Panel>
    </>
  )
}
