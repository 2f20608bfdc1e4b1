import { orderEndpoints } from '@gevel/contract/endpoints/orders'
import { href } from '@gevel/contract/hrefs'
import { mandateReferenceOf } from '@gevel/contract/subscriptions'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { Fields } from '../../../forms/field.tsx'
import { PaymentInputs } from '../../../forms/fields/payment-inputs.tsx'
import { preserveInput } from '../../../forms/preserve-input.ts'
import { WizardPage } from '../../../forms/wizard/page/wizard-page.tsx'
import { inEditionOf } from '../../../forms/wizard/server/step-path.server.ts'
import { wizardAction } from '../../../forms/wizard/server/wizard-action.server.ts'
import { wizardLoader } from '../../../forms/wizard/server/wizard-loader.server.ts'
import { revalidateWizard, wizardHandle } from '../../../forms/wizard/wizard-route.ts'
import { styleSheets } from '../../../routing/routes/style-sheets.ts'
import { withReturn } from '../../../routing/urls/return-path.ts'
import { loadOwnAddress } from '../../../session/load-own-address.server.ts'
import orderStyles from '../../../styles/features/subscription-order.css?url'
import wizardStyles from '../../../styles/forms/wizard.css?url'
import type { Route } from './+types/order-step.route.ts'
import { loadOrderWizard } from './order.server.ts'
import { orderInput } from './order-input.ts'
import { OrderAgreement } from './parts/order-agreement.tsx'
import { OrderNext } from './parts/order-next.tsx'
import { OrderSlip, slipLine } from './parts/order-slip.tsx'
import { WhoFields } from './parts/who-fields.tsx'
import { quoteOfAnswers } from './quote-of-answers.ts'

export const handle = wizardHandle

export const links = styleSheets(wizardStyles, orderStyles)

/** `/abonneren/bestellen/{draft}/{step}`: the order of a subscription. */
export async function loader(args: Route.LoaderArgs) {
  const [{ wizard, ordered, ordering, plans, today }, own] = await Promise.all([
    loadOrderWizard(args),
    loadOwnAddress(args.request),
  ])
  return wizardLoader(args, wizard, {
    known: { gegevens: own ?? undefined },
    shown: (answers) => quoteOfAnswers(answers, ordered, today),
    beside: (answers) => ({
      quote: quoteOfAnswers(answers, ordered, today),
      mandateReference: mandateReferenceOf(args.params.draft),
      ordering,
      isLoggedIn: own !== null,
      plans: plans.map(({ version }) => version.slug),
    }),
  })
}

export async function action(args: Route.ActionArgs) {
  const { wizard, ordered, today } = await loadOrderWizard(args)
  return wizardAction(args, wizard, {
    title: 'De bestelling is niet geplaatst',
    shown: (answers) => quoteOfAnswers(answers, ordered, today),
    async submit({ answers, sent, draft }) {
      const startsAtOnce = 'startsAtOnce' in sent.values && sent.values.startsAtOnce === true
      const newsletters = 'newsletter' in sent.values && sent.values.newsletter ? ordered.newsletters(answers) : []
      const input = { ...orderInput(answers, ordered, startsAtOnce), newsletters, draft }
      await callEndpoint(args.request, orderEndpoints.placeSubscription, { input })
      const placed = withReturn(href('/abonneren/besteld/:draft', { draft: draft.id }), ordered.back(answers))
      return redirect(inEditionOf(args.url, placed))
    },
  })
}

export const clientAction = preserveInput<Awaited<ReturnType<typeof action>>>
export const shouldRevalidate = revalidateWizard

export default function OrderStepRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { wizard: view, beside } = loaderData
  const quote = beside?.quote
  const chosen = view.kind === 'step' && view.name === 'abonnement' ? String(view.entries.plan ?? '') : ''
  const isGone = chosen !== '' && beside?.plans.includes(chosen) === false
  return (
    <WizardPage
      view={view}
      result={actionData}
      above={[{ label: 'Abonneren', href: href('/abonneren') }]}
      here="Bestellen"
      slip={{ head: quote && <OrderSlip quote={quote} />, line: quote ? slipLine(quote) : '' }}
      fields={{
        abonnement: <PlanFields isGone={isGone} />,
        gegevens: <WhoFields isLoggedIn={beside?.isLoggedIn ?? false} />,
        betaling: beside?.ordering.directDebit && (
          <PaymentInputs reference={beside.mandateReference} ordering={beside.ordering} />
        ),
      }}
      agreement={quote && <OrderAgreement quote={quote} />}
      below={quote && beside && <OrderNext quote={quote} ordering={beside.ordering} />}
    />
  )
}

/** Which plan is ordered, with a word about one that was taken off sale meanwhile. */
function PlanFields({ isGone }: { isGone: boolean }) {
  return (
    <>
      {isGone && (
        <p className="notice notice--err" role="status">
          <strong>Dit abonnement is niet meer te bestellen</strong>
          Kies een ander abonnement. Uw andere gegevens zijn bewaard.
        </p>
      )}
      <Fields />
    </>
  )
}
