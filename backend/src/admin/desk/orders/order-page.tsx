import { formatCents, formatVatRate } from '@gevel/contract/money/format'
import { Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { ShownOrder } from '../../../features/desk/orders/show-order'
import { paymentNames } from '../../../features/desk/words'
import { useAdminData } from '../../kit/data/use-admin-data'
import { DetailPage } from '../../kit/detail/detail-page'
import { Facts } from '../../kit/detail/facts'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { DESK, momentDayText, OrderTag, SubscriptionTag } from '../desk-words'
import { InvoiceTable } from '../invoice-table'
import { TimelinePanel } from '../timeline-panel'

/** `/bestellingen/{id}` in the admin: the lines of an order, the terms the customer agreed to, and its invoices. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const loaded = useAdminData<{ data: ShownOrder }>(`${DESK}/orders/${id}`, {
    failed: 'De bestelling kan nu niet worden opgehaald.',
  })
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => `Bestelling ${data.number}`}
      subtitle={({ data }) => (
        <Flex gap={2} wrap="wrap">
          <OrderTag state={data.state} />
          <Typography textColor="neutral600">
            {data.customer.name}, {momentDayText(data.placedAt)}
          </Typography>
        </Flex>
      )}
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
            ['Klant', [customer.name, customer.contact, customer.number].filter(Boolean).join('\n')],
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
          <Link tag={RouterLink} to={`/abonnementen/${id}`}>
            {number}
          </Link>
          <SubscriptionTag state={state} />
        </Flex>
      ))}
    </Panel>
  )
}
