import { href } from '@gevel/contract/hrefs'
import type { Ordering, Plan } from '@gevel/contract/plans'
import { defineWizard } from '../../../forms/wizard/define-wizard.ts'
import { orderedPlan } from './ordered-plan.ts'
import { addressStep } from './steps/address-step.ts'
import { checkStep } from './steps/check-step.ts'
import { paymentStep } from './steps/payment-step.ts'
import { planStep } from './steps/plan-step.ts'
import { whoStep } from './steps/who-step.ts'

/** Names the drafts of orders; the backend takes no others. */
export const WIZARD_NAME = 'abonnement'

/** @param plans those on sale */
export function orderWizard(plans: readonly Plan[], ordering: Ordering) {
  const ordered = orderedPlan(plans, ordering)
  return {
    ordered,
    wizard: defineWizard({
      name: WIZARD_NAME,
      title: 'Uw bestelling',
      // the words of BW 6:230v lid 3: any others may make the order voidable
      submitLabel: 'Bestelling met betalingsverplichting',
      reassurance: 'U zit nog nergens aan vast. De bestelling blijft 30 dagen bewaard, ook als u dit venster sluit.',
      stepHref: (address) => href('/abonneren/bestellen/:draft/:step', address),
      startHref: href('/abonneren'),
      doneHref: (_result, draft) => href('/abonneren/besteld/:draft', { draft }),
      steps: [planStep(plans), whoStep(ordered), addressStep(ordered), paymentStep(ordered), checkStep(ordered)],
    }),
  }
}
