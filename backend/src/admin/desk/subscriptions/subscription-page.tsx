import { Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { ShownSubscription } from '../../../features/desk/subscriptions/show-subscription'
import { useAdminData } from '../../kit/data/use-admin-data'
import { DetailPage } from '../../kit/detail/detail-page'
import { Panel } from '../../kit/detail/panel'
import { DESK, longDayText, SubscriptionTag } from '../desk-words'
import { InvoiceTable } from '../invoice-table'
import { TimelinePanel } from '../timeline-panel'
import { NoteButton } from './note-button'
import { ReadersPanel } from './readers-panel'
import { SubscriptionActions } from './subscription-actions'
import { SubscriptionFacts } from './subscription-facts'

/** `/abonnementen/{id}` in the admin: one subscription, its history, and what the desk does with it. */
export default function SubscriptionPage() {
  const { id = '' } = useParams()
  const loaded = useAdminData<{ data: ShownSubscription }>(`${DESK}/subscriptions/${id}`, {
    failed: 'Het abonnement kan nu niet worden opgehaald.',
  })
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.customer.name}
      subtitle={({ data }) => (
        <Flex gap={2} wrap="wrap">
          <SubscriptionTag state={data.state} />
          <Typography textColor="neutral600">
            {data.number}, {data.plan.name}, sinds {longDayText(data.startsOn)}
          </Typography>
        </Flex>
      )}
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
            <Link tag={RouterLink} to={`/abonnementen/${id}`}>
              {number}, {plan}
            </Link>
            <SubscriptionTag state={state} />
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}
