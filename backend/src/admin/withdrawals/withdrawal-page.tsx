import { formatCents } from '@gevel/contract/money/format'
import { writeReceivedAt } from '@gevel/contract/withdrawals'
import { Box, Flex, Link } from '@strapi/design-system'
import type { ShownWithdrawal } from '../../features/withdrawal/desk/show-withdrawal'
import { obstacleNames } from '../../features/withdrawal/desk/withdrawal-words'
import { DetailPage } from '../kit/detail/detail-page'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { useRow } from '../kit/detail/use-row'
import { amountText } from '../kit/words/amounts'
import { dayText, momentDayText } from '../kit/words/days'
import { RowLink } from '../kit/words/row-link'
import { openOf, WithdrawalActions } from './withdrawal-actions'
import { WITHDRAWALS, WithdrawalTag } from './withdrawal-words'

/** `/herroepingen/{id}` in the admin: a statement, the order that it names, and the money. */
export default function WithdrawalPage() {
  const loaded = useRow<ShownWithdrawal>(WITHDRAWALS, 'De herroeping kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => `Herroeping ${data.number}`}
      tag={({ data }) => <WithdrawalTag state={data.state} />}
      subtitle={({ data }) => `${data.name}, ${momentDayText(data.receivedAt)}`}
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
              <RowLink to={`/herroepingen/${id}`}>{number}</RowLink>
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
            <RowLink key="order" to={`/bestellingen/${orderId}`}>
              {orderNumber}
            </RowLink>,
          ],
          ['Besteld', orderedAt && momentDayText(orderedAt)],
          ['Klant', customerName],
          ['E-mailadres', customerEmail && <Mail key="email" email={customerEmail} />],
          [
            'Abonnement',
            subscriptionId !== null && (
              <RowLink key="subscription" to={`/abonnementen/${subscriptionId}`}>
                {subscriptionNumber}
              </RowLink>
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
      <Box paddingTop={4}>
        <PanelTable
          rows={credits}
          idOf={({ id }) => id}
          empty="Er was niets te crediteren."
          columns={[
            {
              head: 'Creditfactuur',
              cell: ({ id, number }) => <RowLink to={`/facturen/${id}`}>{number}</RowLink>,
            },
            { head: 'Datum', cell: ({ issuedOn }) => dayText(issuedOn) },
            { head: 'Bedrag', isNumber: true, cell: ({ totalCents }) => formatCents(totalCents) },
          ]}
        />
      </Box>
    </Panel>
  )
}
