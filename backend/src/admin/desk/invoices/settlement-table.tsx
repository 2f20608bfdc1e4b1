import { formatCents } from '@gevel/contract/money/format'
import type { ShownInvoice } from '../../../features/desk/invoices/show-invoice'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { dayText, momentDayText } from '../../kit/words/days'

const methodNames = {
  'direct-debit': 'Incasso',
  transfer: 'Overboeking',
  refund: 'Terugbetaling',
  return: 'Teruggekomen incasso',
} as const

/** What settled an invoice: payments and credit notes. */
export function SettlementTable({ invoice: { settlements } }: { invoice: ShownInvoice }) {
  return (
    <Panel title="Betalingen">
      <PanelTable
        rows={settlements}
        idOf={({ id }) => id}
        empty="Er is nog niets betaald of verrekend."
        columns={[
          { head: 'Datum', cell: ({ receivedOn, at }) => (receivedOn ? dayText(receivedOn) : momentDayText(at)) },
          { head: 'Hoe', cell: ({ method, credit }) => (method ? methodNames[method] : `Creditnota ${credit}`) },
          { head: 'Notitie', cell: ({ note }) => note ?? '–' },
          { head: 'Bedrag', isNumber: true, cell: ({ cents }) => formatCents(cents) },
        ]}
      />
    </Panel>
  )
}
