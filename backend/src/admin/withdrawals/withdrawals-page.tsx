import { Flex, Typography } from '@strapi/design-system'
import type { withdrawalList } from '../../features/withdrawal/desk/withdrawal-list'
import { obstacleNames } from '../../features/withdrawal/desk/withdrawal-words'
import type { ListItem } from '../../platform/admin-lists/admin-list'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { amountText } from '../kit/words/amounts'
import { dayText, momentDayText } from '../kit/words/days'
import { NameCell } from '../kit/words/row-link'
import { WITHDRAWALS, WithdrawalTag } from './withdrawal-words'

type Item = ListItem<typeof withdrawalList>

/** `/herroepingen` in the admin: statements of withdrawal, and the money that has to be paid back. */
export default function WithdrawalsPage() {
  const list = useAdminList<Item>(WITHDRAWALS, 'De herroepingen kunnen nu niet worden opgehaald.')
  return (
    <ListPage
      list={list}
      subtitle="Wie een bestelling herroept, krijgt binnen 14 dagen zijn geld terug"
      nouns={['herroeping', 'herroepingen']}
      empty="Hier zijn geen herroepingen."
      csv="herroepingen.csv"
      sort="-received"
      tabs={{
        label: 'Welke herroepingen',
        options: [
          ['todo', 'Te doen'],
          ['open', 'Te beoordelen'],
          ['refund', 'Terug te betalen'],
          ['done', 'Afgehandeld'],
          ['refused', 'Afgewezen'],
          ['all', 'Alles'],
        ],
      }}
      search="Zoek op naam, mail, bestelling of nummer"
      columns={[
        {
          head: 'Klant',
          sort: 'name',
          cell: ({ id, name, email }) => <NameCell to={String(id)} name={name} note={email} />,
        },
        { head: 'Bestelling', cell: (item) => <Ordered {...item} /> },
        { head: 'Staat', cell: ({ state }) => <WithdrawalTag state={state} /> },
        {
          head: 'Terug te betalen',
          sort: 'refund',
          cell: ({ refundCents }) => amountText(refundCents),
        },
        {
          head: 'Uiterlijk',
          sort: 'until',
          cell: ({ refundUntil }) => (refundUntil ? dayText(refundUntil) : '–'),
        },
        {
          head: 'Ontvangen',
          sort: 'received',
          cell: ({ receivedAt }) => momentDayText(receivedAt),
        },
      ]}
    />
  )
}

/** The order of a withdrawal, or the text that was typed for it, and why a person has to decide. */
function Ordered({ orderNumber, orderText, obstacle }: Item) {
  return (
    <Flex direction="column" alignItems="flex-start">
      <Typography style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{orderNumber ?? orderText}</Typography>
      {obstacle && (
        <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'normal' }}>
          {obstacleNames[obstacle]}
        </Typography>
      )}
    </Flex>
  )
}
