import { Flex, Link, Typography } from '@strapi/design-system'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { ShownPlan } from '../../../features/desk/plans/show-plan'
import { editionNames, periodNames } from '../../../features/desk/words'
import { useAdminData } from '../../kit/data/use-admin-data'
import { DetailPage } from '../../kit/detail/detail-page'
import { Facts } from '../../kit/detail/facts'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { amountText, audienceNames, countOf, DESK, longDayText, momentDayText, NewestTag } from '../desk-words'
import { PlanActions } from './plan-actions'

const subscriptions = ['abonnement', 'abonnementen'] as const

/** `/verkochte-plannen/{id}` in the admin: a version of a plan as it was sold, and to whom its price can be announced. */
export default function PlanPage() {
  const { id = '' } = useParams()
  const loaded = useAdminData<{ data: ShownPlan }>(`${DESK}/plans/${id}`, {
    failed: 'Het plan kan nu niet worden opgehaald.',
  })
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.name}
      subtitle={({ data }) => (
        <Flex gap={2} wrap="wrap">
          <NewestTag isNewest={data.isNewest} />
          <Typography textColor="neutral600">
            Versie {data.version}, verkocht sinds {momentDayText(data.soldSince)}
          </Typography>
        </Flex>
      )}
      aside={({ data }) => <PlanActions plan={data} />}
    >
      {({ data }) => <Panels plan={data} />}
    </DetailPage>
  )
}

function Panels({ plan }: { plan: ShownPlan }) {
  const { announcement, announced, versions } = plan
  return (
    <>
      <Panel title="Gegevens">
        <Facts
          facts={[
            ['Editie', editionNames[plan.edition]],
            ['Voor', audienceNames[plan.audience]],
            ['Lezers', plan.seats],
            [`Met btw ${periodNames[plan.period]}`, amountText(plan.inclCents)],
            [`Zonder btw ${periodNames[plan.period]}`, amountText(plan.exclCents)],
          ]}
        />
      </Panel>
      <Panel title="Nieuwe prijs">
        <Typography tag="p" textColor="neutral600">
          {announcement.count > 0
            ? `Voor ${countOf(announcement.count, subscriptions)} op een eerdere versie verandert de prijs als u deze versie aankondigt. Wie niets hoort, houdt zijn prijs.`
            : 'Er is geen abonnement op een eerdere versie waarvoor de prijs nog aangekondigd kan worden.'}
        </Typography>
        {announced.map(({ from, count }) => (
          <Typography key={from} tag="p" paddingTop={2}>
            Aangekondigd aan {countOf(count, subscriptions)}, vanaf de eerste periode na {from && longDayText(from)}.
          </Typography>
        ))}
      </Panel>
      <Panel
        title="Versies"
        extra={
          <Link tag={RouterLink} to={`/abonnementen?plan=${plan.documentId}`}>
            Abonnementen
          </Link>
        }
      >
        <PanelTable
          rows={versions}
          idOf={({ id }) => id}
          empty=""
          columns={[
            {
              head: 'Versie',
              cell: ({ id, version }) => (
                <Link tag={RouterLink} to={`/verkochte-plannen/${id}`}>
                  {`Versie ${version}`}
                </Link>
              ),
            },
            { head: 'Sinds', cell: ({ soldSince }) => momentDayText(soldSince) },
            { head: 'Met btw', isNumber: true, cell: ({ inclCents }) => amountText(inclCents) },
            { head: 'Zonder btw', isNumber: true, cell: ({ exclCents }) => amountText(exclCents) },
            { head: 'Lopend', isNumber: true, cell: ({ running }) => running },
          ]}
        />
      </Panel>
    </>
  )
}
