import { Typography } from '@strapi/design-system'
import type { ShownPlan } from '../../../features/desk/plans/show-plan'
import { editionNames, periodNames } from '../../../features/desk/words'
import { DetailPage } from '../../kit/detail/detail-page'
import { Facts } from '../../kit/detail/facts'
import { Panel } from '../../kit/detail/panel'
import { PanelTable } from '../../kit/detail/panel-table'
import { useRow } from '../../kit/detail/use-row'
import { amountText, countOf } from '../../kit/words/amounts'
import { longDayText, momentDayText } from '../../kit/words/days'
import { RowLink } from '../../kit/words/row-link'
import { audienceNames, DESK, NewestTag } from '../desk-words'
import { PlanActions } from './plan-actions'

const subscriptions = ['abonnement', 'abonnementen'] as const

/** `/verkochte-plannen/{id}` in the admin: a sold version of a plan, and the subscriptions to which its price can be announced. */
export default function PlanPage() {
  const loaded = useRow<ShownPlan>(`${DESK}/plans`, 'Het plan kan nu niet worden opgehaald.')
  return (
    <DetailPage
      loaded={loaded}
      title={({ data }) => data.name}
      tag={({ data }) => <NewestTag isNewest={data.isNewest} />}
      subtitle={({ data }) => `Versie ${data.version}, verkocht sinds ${momentDayText(data.soldSince)}`}
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
      <Panel title="Versies" extra={<RowLink to={`/abonnementen?plan=${plan.documentId}`}>Abonnementen</RowLink>}>
        <PanelTable
          rows={versions}
          idOf={({ id }) => id}
          empty=""
          columns={[
            {
              head: 'Versie',
              cell: ({ id, version }) => <RowLink to={`/verkochte-plannen/${id}`}>{`Versie ${version}`}</RowLink>,
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
