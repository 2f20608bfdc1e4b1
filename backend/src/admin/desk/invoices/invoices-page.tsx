import type { invoiceList } from '../../../features/desk/invoices/invoice-list'
import { paymentNames } from '../../../features/desk/words'
import type { ListItem } from '../../../platform/admin-lists/admin-list'
import { choiceOf } from '../../kit/list/choice-of'
import { ListPage } from '../../kit/list/list-page'
import { useAdminList } from '../../kit/list/use-admin-list'
import { amountText } from '../../kit/words/amounts'
import { dayText } from '../../kit/words/days'
import { NameCell } from '../../kit/words/row-link'
import { DESK, InvoiceTag } from '../desk-words'
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
        options: [
          ['all', 'Alles'],
          ['due', 'Te laat'],
          ['open', 'Open'],
          ['to-review', 'Incasso nakijken'],
          ['paid', 'Betaald'],
          ['credit', 'Credit'],
        ],
      }}
      search="Naam, mail of nummer"
      filters={[
        choiceOf('payment', 'Betaling', paymentNames),
        { kind: 'day', name: 'from', label: 'Vanaf' },
        { kind: 'day', name: 'until', label: 'Tot en met' },
      ]}
      columns={[
        { head: 'Nummer', sort: 'number', cell: ({ number }) => number },
        {
          head: 'Klant',
          sort: 'customer',
          cell: ({ id, customer, email }) => <NameCell to={String(id)} name={customer} note={email} />,
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
