import { LinkButton } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Link as RouterLink } from 'react-router-dom'
import { changeDesk } from '../../../features/desk/permission'
import type { nextDay } from '../../../features/desk/subscriptions/next-day'
import type { soldPlans } from '../../../features/desk/subscriptions/sold-plans'
import type { subscriptionList } from '../../../features/desk/subscriptions/subscription-list'
import { subscriptionStateNames } from '../../../features/desk/words'
import type { ListItem } from '../../../platform/admin-lists/admin-list'
import { usePermission } from '../../kit/data/use-permission'
import { choiceOf } from '../../kit/list/choice-of'
import { ListPage } from '../../kit/list/list-page'
import { useAdminList } from '../../kit/list/use-admin-list'
import { amountText } from '../../kit/words/amounts'
import { dayText } from '../../kit/words/days'
import { NameCell } from '../../kit/words/row-link'
import { DESK, SubscriptionTag } from '../desk-words'
import { DeskFigures } from '../figures/desk-figures'
import { useSubscriptionBulk } from './use-subscription-bulk'

type Subscription = ListItem<typeof subscriptionList>
type Facts = Awaited<ReturnType<typeof soldPlans>>

/** `/abonnementen` in the admin: who subscribes to what, and the figures of all together. */
export default function SubscriptionsPage() {
  const list = useAdminList<Subscription, Facts>(
    `${DESK}/subscriptions`,
    'De abonnementen kunnen nu niet worden opgehaald.',
  )
  const bulkActions = useSubscriptionBulk()
  return (
    <ListPage
      list={list}
      primaryAction={<NewSubscriptionLink />}
      bulkActions={bulkActions}
      nameOf={({ number }) => number}
      subtitle="Wie waarop is geabonneerd"
      nouns={['abonnement', 'abonnementen']}
      empty="Er zijn geen abonnementen die hierbij passen."
      csv="abonnementen.csv"
      sort="-number"
      above={<DeskFigures />}
      tabs={{
        label: 'Welke abonnementen',
        options: [
          ['running', 'Lopend'],
          ['over', 'Voorbij'],
          ['all', 'Alles'],
        ],
      }}
      search="Naam, mail of nummer"
      filters={[
        choiceOf('state', 'Staat', subscriptionStateNames),
        {
          kind: 'choice',
          name: 'plan',
          label: 'Plan',
          options: (list.data?.plans ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        choiceOf('kind', 'Soort', { paid: 'Betaald', complimentary: 'Gratis' }),
      ]}
      columns={[
        { head: 'Nummer', sort: 'number', cell: ({ number }) => number },
        {
          head: 'Klant',
          sort: 'customer',
          cell: ({ id, customer, email }) => <NameCell to={String(id)} name={customer} note={email} />,
        },
        { head: 'Plan', cell: ({ plan, kind }) => (kind === 'complimentary' ? `${plan}, gratis` : plan) },
        { head: 'Lezers', sort: 'seats', isNumber: true, cell: ({ seats }) => seats },
        { head: 'Staat', sort: 'state', cell: ({ state }) => <SubscriptionTag state={state} /> },
        { head: 'Volgende', sort: 'next', cell: ({ next }) => nextText(next, dayText) },
        { head: 'Bedrag', isNumber: true, cell: ({ totalCents }) => amountText(totalCents) },
      ]}
    />
  )
}

/** Leads to an order by telephone, for who may change subscriptions. */
function NewSubscriptionLink() {
  if (!usePermission(changeDesk)) return null
  return (
    <LinkButton tag={RouterLink} to="nieuw" startIcon={<Plus />}>
      Nieuw abonnement
    </LinkButton>
  )
}

/** When something happens to a subscription by itself: `1 dec 2026`, `tot 30 nov 2026`. */
function nextText({ what, day }: ReturnType<typeof nextDay>, dayText: (day: string) => string): string {
  if (day === null) return '–'
  if (what === 'until') return `tot ${dayText(day)}`
  if (what === 'begins') return `begint ${dayText(day)}`
  return dayText(day)
}
