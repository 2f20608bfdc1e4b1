import type { invoiceList } from '../../../features/desk/invoices/invoice-list'
import { paymentNames } from '../../../features/desk/words'
import type { ListItem } from '../../../platform/admin-lists/admin-list'
import { ListPage } from '../../kit/list/list-page'
import { useAdminList } from '../../kit/list/use-admin-list'
import { amountText, CustomerLink, DESK, dayText, InvoiceTag } from '../desk-words'
import { useInvoiceBulk } from './use-invoice-bulk'

/** `/facturen` in the admin: invoices and credit notes, and what is open of them. */
export default function InvoicesPage() {
  const list = useAdminList<ListItem<typeof invoiceList>>(
    `${DESK}/invoices`,
    'De facturen kunnen nu niet worden opgehaald.',
  )
  const bulkActions = useInvoiceBulk()
  return (
    <ListPage
      list={list}
      bulkActions={bulkActions}
      nameOf={({ number }) => number}
      subtitle="Wat klanten betaalden en nog moeten betalen"
      nouns={['factuur', 'facturen']}
      empty="Er zijn geen facturen die hierbij passen."
      csv="facturen.csv"
      sort="-number"
      tabs={{
        label: 'Welke facturen',
        name: 'which',
        options: [
          ['all', 'Alles'],
          ['due', 'Te laat'],
          ['open', 'Open'],
          ['paid', 'Betaald'],
          ['credit', 'Credit'],
        ],
      }}
      filters={[
        { kind: 'text', name: 'q', label: 'Naam, mail of nummer' },
        {
          kind: 'choice',
          name: 'payment',
          label: 'Betaling',
          options: Object.entries(paymentNames).map(([value, label]) => ({ value, label })),
        },
        { kind: 'day', name: 'from', label: 'Vanaf' },
        { kind: 'day', name: 'until', label: 'Tot en met' },
      ]}
      idOf={({ id }) => String(id)}
      columns={[
        { head: 'Nummer', sort: 'number', cell: ({ number }) => number },
        {
          head: 'Klant',
          sort: 'customer',
          cell: ({ id, customer, email }) => <CustomerLink to={String(id)} name={customer} email={email} />,
        },
        { head: 'Datum', cell: ({ issuedOn }) => dayText(issuedOn) },
        { head: 'Staat', cell: ({ state }) => <InvoiceTag state={state} /> },
        { head: 'Vervalt', sort: 'due', cell: ({ dueOn }) => dayText(dueOn) },
        { head: 'Bedrag', sort: 'total', isNumber: true, cell: ({ totalCents }) => amountText(totalCents) },
        { head: 'Open', sort: 'open', isNumber: true, cell: ({ openCents }) => amountText(openCents) },
      ]}
    />
  )
}
