import { formatCents } from '@gevel/contract/money/format'
import { Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { ShownRun } from '../../../features/desk/runs/show-run'
import { useAdminData } from '../../kit/data/use-admin-data'
import { DetailPage } from '../../kit/detail/detail-page'
import { Facts } from '../../kit/detail/facts'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { CollectionTag, countOf, DESK, dayText, longDayText, momentDayText, RunTag } from '../desk-words'
import { RunActions } from './run-actions'

/** `/incassoruns/{id}` in the admin: one run, its file for the bank, and its collections. */
export default function RunPage() {
  const { id = '' } = useParams()
  const loaded = useAdminData<{ data: ShownRun }>(`${DESK}/runs/${id}`, {
    failed: 'De incassorun kan nu niet worden opgehaald.',
  })
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => `Incassorun ${data.number}`}
      subtitle={({ data }) => (
        <Flex gap={2} wrap="wrap">
          <RunTag state={data.state} />
          <Typography textColor="neutral600">
            {countOf(data.count, ['incasso', 'incasso’s'])}, {formatCents(data.totalCents)}
          </Typography>
        </Flex>
      )}
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
              cell: ({ invoiceId, invoice }) => (
                <Link tag={RouterLink} to={`/facturen/${invoiceId}`}>
                  {invoice}
                </Link>
              ),
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
