import type { orderList } from '../../../features/desk/orders/order-list'
import { orderStateNames, paymentNames } from '../../../features/desk/words'
import type { ListItem } from '../../../platform/admin-lists/admin-list'
import { choiceOf } from '../../kit/list/choice-of'
import { ListPage } from '../../kit/list/list-page'
import { useAdminList } from '../../kit/list/use-admin-list'
import { amountText } from '../../kit/words/amounts'
import { momentDayText } from '../../kit/words/days'
import { NameCell } from '../../kit/words/row-link'
import { DESK, OrderTag } from '../desk-words'

/** `/bestellingen` in the admin: what customers ordered. */
export default function OrdersPage() {
  const list = useAdminList<ListItem<typeof orderList>>(
    `${DESK}/orders`,
    'De bestellingen kunnen nu niet worden opgehaald.',
  )
  return (
    <ListPage
      list={list}
      bulkActions={[]}
      nameOf={({ number }) => number}
      subtitle="Wat klanten bestelden"
      nouns={['bestelling', 'bestellingen']}
      empty="Er zijn geen bestellingen die hierbij passen."
      csv="bestellingen.csv"
      sort="-number"
      search="Naam, mail of nummer"
      filters={[
        choiceOf('state', 'Staat', orderStateNames),
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
        { head: 'Bestelling', cell: ({ description }) => description ?? '–' },
        { head: 'Staat', sort: 'state', cell: ({ state }) => <OrderTag state={state} /> },
        { head: 'Geplaatst', cell: ({ placedAt }) => momentDayText(placedAt) },
        { head: 'Bedrag', sort: 'total', isNumber: true, cell: ({ totalCents }) => amountText(totalCents) },
      ]}
    />
  )
}
