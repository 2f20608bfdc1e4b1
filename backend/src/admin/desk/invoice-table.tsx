import { Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import type { ListedInvoice } from '../../features/desk/invoices/invoices-of'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { amountText } from '../kit/words/amounts'
import { dayText } from '../kit/words/days'
import { InvoiceTag } from './desk-words'

/** The invoices and credit notes of a customer or an order. */
export function InvoiceTable({ invoices }: { invoices: readonly ListedInvoice[] }) {
  return (
    <Panel title="Facturen">
      <PanelTable
        rows={invoices}
        idOf={({ id }) => id}
        empty="Er zijn nog geen facturen."
        columns={[
          {
            head: 'Nummer',
            cell: ({ id, number }) => (
              <Link tag={RouterLink} to={`/facturen/${id}`}>
                {number}
              </Link>
            ),
          },
          { head: 'Datum', cell: ({ issuedOn }) => dayText(issuedOn) },
          { head: 'Staat', cell: ({ state }) => <InvoiceTag state={state} /> },
          { head: 'Bedrag', isNumber: true, cell: ({ totalCents }) => amountText(totalCents) },
          { head: 'Open', isNumber: true, cell: ({ openCents }) => amountText(openCents) },
        ]}
      />
    </Panel>
  )
}
