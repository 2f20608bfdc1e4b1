import type { Plan } from '@gevel/contract/plans'
import { submitForm } from '../../../forms/server/submit-form.server.ts'
import { beginWizard } from '../../../forms/wizard/server/begin-wizard.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { returnPath } from '../../../routing/urls/return-path.ts'
import { loadOrderWizard } from '../order/order.server.ts'
import { choiceProblems } from '../order/order-plan.ts'
import { beginForm } from './begin-form.ts'

/** The action of the page of a plan: begins a draft of its order, with the path to return to after it. */
export async function beginOrder(args: PageLoaderArgs, plan: Plan) {
  const { wizard } = await loadOrderWizard(args)
  const { version } = plan
  return submitForm(args.request, beginForm(version), { title: 'De bestelling is niet begonnen' }, async (sent) => {
    const { kind } = sent.values
    // only a plan with further readers asks for it
    const seats = 'seats' in sent.values && typeof sent.values.seats === 'number' ? sent.values.seats : undefined
    const problems = choiceProblems({ kind, seats }, plan)
    if (Object.keys(problems).length > 0) return sent.reject({ fields: problems })
    const entries = {
      plan: version.slug,
      kind,
      seats: seats === undefined ? '' : String(seats),
      back: returnPath(args.url),
    }
    return beginWizard(args, wizard, { step: 'abonnement', entries })
  })
}
