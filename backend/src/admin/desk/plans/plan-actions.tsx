import { Mail } from '@strapi/icons'
import { changeDesk } from '../../../features/desk/permission'
import type { ShownPlan } from '../../../features/desk/plans/show-plan'
import { periodNames } from '../../../features/desk/words'
import { useAction } from '../../kit/action/use-action'
import { useFormKey } from '../../kit/action/use-form-key'
import { usePermission } from '../../kit/data/use-permission'
import { ActionList } from '../../kit/detail/action-list'
import { amountText, countOf } from '../../kit/words/amounts'
import { longDayText } from '../../kit/words/days'
import { DESK } from '../desk-words'

/** What the desk can do with a version of a plan: announce its price to who pays another one. */
export function PlanActions({ plan }: { plan: ShownPlan }) {
  const mayChange = usePermission(changeDesk)
  const { key, renewed } = useFormKey()
  const announce = useAction<ShownPlan>({
    request: ({ id }, answers) => ({
      method: 'POST',
      path: `${DESK}/plans/${id}/announcements`,
      body: { ...answers, idempotencyKey: key.current },
    }),
    question: (of) => ({
      title: 'Nieuwe prijs aankondigen',
      text: announcementText(of),
      confirm: 'Kondig aan en mail',
      isDanger: true,
      typed: of.name,
      fields: [
        {
          ...{ name: 'from', label: 'Voor periodes vanaf', kind: 'day', isRequired: true },
          value: of.announcement.earliest,
          hint: `Op zijn vroegst ${longDayText(of.announcement.earliest)}: klanten hebben een maand om op te zeggen.`,
        },
      ],
    }),
    done: ({ name }) => `De nieuwe prijs van ${name} wordt aangekondigd.`,
  })
  if (!mayChange || !plan.isNewest || plan.announcement.count === 0) return null
  return (
    <ActionList
      actions={[
        {
          ...{ label: 'Kondig nieuwe prijs aan', icon: <Mail />, isBusy: announce.isBusy, isDanger: true },
          run: () => renewed(announce.run(plan)),
        },
      ]}
    />
  )
}

function announcementText({ name, version, announcement, inclCents, exclCents, period }: ShownPlan): string {
  const many = countOf(announcement.count, ['abonnement krijgt', 'abonnementen krijgen'])
  return `${many} de prijs van versie ${version} van ${name}: ${amountText(inclCents)} met btw of ${amountText(exclCents)} zonder btw ${periodNames[period]}, vanaf de eerste periode na de dag die u kiest. Elke klant krijgt nu een mail met de oude en de nieuwe prijs, en kan opzeggen voor die ingaat. Een mail die is verstuurd, haalt u niet terug.`
}
