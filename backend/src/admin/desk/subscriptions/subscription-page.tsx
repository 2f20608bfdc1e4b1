import { Button, Flex } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { changeDesk } from '../../../features/desk/permission'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { useNote } from '../../kit/action/use-note'
import { usePermission } from '../../kit/data/use-permission'
import { DetailPage } from '../../kit/detail/detail-page'
import { Panel } from '../../kit/detail/panel'
import { useRow } from '../../kit/detail/use-row'
import { longDayText } from '../../kit/words/days'
import { RowLink } from '../../kit/words/row-link'
import { DESK, SubscriptionTag } from '../desk-words'
import { InvoiceTable } from '../invoice-table'
import { TimelinePanel } from '../timeline-panel'
import { ReadersPanel } from './readers-panel'
import { SubscriptionActions } from './subscription-actions'
import { SubscriptionFacts } from './subscription-facts'

/** `/abonnementen/{id}` in the admin: one subscription, its history, and what the desk does with it. */
export default function SubscriptionPage() {
  const loaded = useRow<ShownSubscription>(`${DESK}/subscriptions`, 'Het abonnement kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.customer.name}
      tag={({ data }) => <SubscriptionTag state={data.state} />}
      subtitle={({ data }) => `${data.number}, ${data.plan.name}, sinds ${longDayText(data.startsOn)}`}
      aside={({ data }) => <SubscriptionActions subscription={data} />}
    >
      {({ data }) => (
        <>
          <SubscriptionFacts subscription={data} />
          <ReadersPanel subscription={data} />
          <InvoiceTable invoices={data.invoices} />
          {data.others.length > 0 && <Others others={data.others} />}
          <TimelinePanel events={data.events} extra={<NoteButton subscription={data} />} />
        </>
      )}
    </DetailPage>
  )
}

function Others({ others }: Pick<ShownSubscription, 'others'>) {
  return (
    <Panel title="Andere abonnementen van deze klant">
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
        {others.map(({ id, number, plan, state }) => (
          <Flex tag="li" key={id} gap={2} wrap="wrap">
            <RowLink to={`/abonnementen/${id}`}>
              {number}, {plan}
            </RowLink>
            <SubscriptionTag state={state} />
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}

/** Adds a note to the timeline. */
function NoteButton({ subscription }: { subscription: ShownSubscription }) {
  const mayChange = usePermission(changeDesk)
  const note = useNote<ShownSubscription>(`${DESK}/subscriptions`)
  if (!mayChange) return null
  return (
    <Button variant="tertiary" startIcon={<Plus />} loading={note.isBusy} onClick={() => void note.run(subscription)}>
      Notitie
    </Button>
  )
}
