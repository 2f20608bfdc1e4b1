import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import { Flex, Link } from '@strapi/design-system'
import type { ShownOrder } from '../../../features/desk/orders/show-order'
import { paymentNames } from '../../../features/desk/words'
import { DetailPage } from '../../kit/detail/detail-page'
import { Facts } from '../../kit/detail/facts'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { useRow } from '../../kit/detail/use-row'
import { momentDayText } from '../../kit/words/days'
import { RowLink } from '../../kit/words/row-link'
import { CustomerFact } from '../customer-fact'
import { DESK, OrderTag, SubscriptionTag } from '../desk-words'
import { InvoiceTable } from '../invoice-table'
import { TimelinePanel } from '../timeline-panel'

/** `/bestellingen/{id}` in the admin: the lines of an order, the terms the customer agreed to, and its invoices. */
export default function OrderPage() {
  const loaded = useRow<ShownOrder>(`${DESK}/orders`, 'De bestelling kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => `Bestelling ${data.number}`}
      tag={({ data }) => <OrderTag state={data.state} />}
      subtitle={({ data }) => `${data.customer.name}, ${momentDayText(data.placedAt)}`}
    >
      {({ data }) => <Panels order={data} />}
    </DetailPage>
  )
}

function Panels({ order }: { order: ShownOrder }) {
  const { customer, lines, agreed, subscriptions, prices } = order
  return (
    <>
      <Panel title="Gegevens">
        <Facts
          facts={[
            ['Klant', <CustomerFact key="customer" {...customer} />],
            [
              'E-mailadres',
              <Link key="email" href={`mailto:${customer.email}`}>
                {customer.email}
              </Link>,
            ],
            ['Betaling', paymentNames[order.payment]],
            ['Kenmerk van de klant', order.reference],
            ['Zonder btw', formatCents(order.netCents)],
            ['Btw', formatCents(order.vatCents)],
            ['Totaal', formatCents(order.totalCents)],
          ]}
        />
      </Panel>
      <Panel title="Regels">
        <PanelTable
          rows={lines}
          idOf={({ position }) => position}
          empty="Er zijn geen regels."
          columns={[
            { head: 'Omschrijving', cell: ({ description }) => description },
            { head: 'Aantal', isNumber: true, cell: ({ quantity }) => quantity },
            {
              head: prices === 'incl' ? 'Prijs met btw' : 'Prijs zonder btw',
              isNumber: true,
              cell: ({ unitCents }) => formatCents(unitCents),
            },
            { head: 'Btw', isNumber: true, cell: ({ vatRate }) => formatVatRate(vatRate) },
          ]}
        />
      </Panel>
      {subscriptions.length > 0 && <Subscriptions subscriptions={subscriptions} />}
      <InvoiceTable invoices={order.invoices} />
      {agreed.length > 0 && (
        <Panel title="Akkoord van de klant">
          <Facts facts={agreed} />
        </Panel>
      )}
      <TimelinePanel events={order.events} />
    </>
  )
}

function Subscriptions({ subscriptions }: Pick<ShownOrder, 'subscriptions'>) {
  return (
    <Panel title="Abonnement">
      {subscriptions.map(({ id, number, state }) => (
        <Flex key={id} gap={2}>
          <RowLink to={`/abonnementen/${id}`}>{number}</RowLink>
          <SubscriptionTag state={state} />
        </Flex>
      ))}
    </Panel>
  )
}
