import { formatCents } from '@gevel/contract/money/format'
import { writeReceivedAt } from '@gevel/contract/withdrawals'
import { Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { ShownWithdrawal } from '../../features/withdrawal/desk/show-withdrawal'
import { obstacleNames } from '../../features/withdrawal/desk/withdrawal-words'
import { amountText, dayText, momentDayText } from '../desk/desk-words'
import { useAdminData } from '../kit/data/use-admin-data'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { openOf, WithdrawalActions } from './withdrawal-actions'
import { WITHDRAWALS, WithdrawalTag } from './withdrawal-words'

/** `/herroepingen/{id}` in the admin: a statement, the order that it names, and the money. */
export default function WithdrawalPage() {
  const { id = '' } = useParams()
  const loaded = useAdminData<{ data: ShownWithdrawal }>(`${WITHDRAWALS}/${id}`, {
    failed: 'De herroeping kan nu niet worden opgehaald.',
  })
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => `Herroeping ${data.number}`}
      subtitle={({ data }) => (
        <Flex gap={2} wrap="wrap">
          <WithdrawalTag state={data.state} />
          <Typography textColor="neutral600">
            {data.name}, {momentDayText(data.receivedAt)}
          </Typography>
        </Flex>
      )}
      aside={({ data }) => <WithdrawalActions withdrawal={data} />}
    >
      {({ data }) => <Panels withdrawal={data} />}
    </DetailPage>
  )
}

function Panels({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { orderText, name, email, receivedAt, obstacle, refusal, decidedBy, others } = withdrawal
  return (
    <>
      <Panel title="Wat wij ontvingen">
        <Facts
          facts={[
            ['Ik herroep', orderText],
            ['Naam', name],
            ['E-mailadres', <Mail key="email" email={email} />],
            ['Ontvangen', writeReceivedAt(new Date(receivedAt))],
            ['Waarom beoordelen', obstacle && obstacleNames[obstacle]],
            ['Beslist door', decidedBy],
            ['Reden van afwijzing', refusal],
          ]}
        />
      </Panel>
      {withdrawal.orderId !== null && <Order withdrawal={withdrawal} />}
      {withdrawal.creditedCents !== null && <Money withdrawal={withdrawal} />}
      {others.length > 0 && (
        <Panel title="Andere herroepingen van deze bestelling of dit adres">
          {others.map(({ id, number, state }) => (
            <Flex key={id} gap={2}>
              <Link tag={RouterLink} to={`/herroepingen/${id}`}>
                {number}
              </Link>
              <WithdrawalTag state={state} />
            </Flex>
          ))}
        </Panel>
      )}
    </>
  )
}

function Mail({ email }: { email: string }) {
  return <Link href={`mailto:${email}`}>{email}</Link>
}

function Order({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { orderId, orderNumber, orderedAt, customerName, customerEmail, subscriptionId, subscriptionNumber } =
    withdrawal
  return (
    <Panel title="Bestelling">
      <Facts
        facts={[
          [
            'Nummer',
            <Link key="order" tag={RouterLink} to={`/bestellingen/${orderId}`}>
              {orderNumber}
            </Link>,
          ],
          ['Besteld', orderedAt && momentDayText(orderedAt)],
          ['Klant', customerName],
          ['E-mailadres', customerEmail && <Mail key="email" email={customerEmail} />],
          [
            'Abonnement',
            subscriptionId !== null && (
              <Link key="subscription" tag={RouterLink} to={`/abonnementen/${subscriptionId}`}>
                {subscriptionNumber}
              </Link>
            ),
          ],
          ['Bedenktijd tot en met', withdrawal.withdrawUntil ? dayText(withdrawal.withdrawUntil) : 'Niet vastgesteld'],
          ['Vroeg om direct te beginnen', withdrawal.startsAtOnce ? 'Ja: betaalt naar rato' : 'Nee: betaalt niets'],
        ]}
      />
    </Panel>
  )
}

function Money({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { credits, creditedCents, refundUntil, refundedOn } = withdrawal
  return (
    <Panel title="Geld">
      <Facts
        facts={[
          ['Gecrediteerd', amountText(creditedCents)],
          ['Nog terug te betalen', formatCents(openOf(credits))],
          ['Uiterlijk', refundUntil && dayText(refundUntil)],
          ['Terugbetaald op', refundedOn && dayText(refundedOn)],
        ]}
      />
      <PanelTable
        rows={credits}
        idOf={({ id }) => id}
        empty="Er was niets te crediteren."
        columns={[
          {
            head: 'Creditfactuur',
            cell: ({ id, number }) => (
              <Link tag={RouterLink} to={`/facturen/${id}`}>
                {number}
              </Link>
            ),
          },
          { head: 'Datum', cell: ({ issuedOn }) => dayText(issuedOn) },
          { head: 'Bedrag', isNumber: true, cell: ({ totalCents }) => formatCents(totalCents) },
        ]}
      />
    </Panel>
  )
}
