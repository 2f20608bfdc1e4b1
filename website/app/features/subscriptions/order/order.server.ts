import { dutchDay } from '@gevel/contract/dutch-day'
import { isOnSale } from '@gevel/contract/plans'
import { load } from '../../../routing/load.server.ts'
import { pageUnavailable } from '../../../routing/page-error.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { listPlans } from '../plans/plans.server.ts'
import { orderWizard } from './order-wizard.ts'

/** The wizard of an order, with the plans that are on sale today. */
export async function loadOrderWizard(args: PageLoaderArgs) {
  const { plans, ordering } = await load(args, listPlans(args.request))
  if (!ordering) throw pageUnavailable('Er is nu geen abonnement te bestellen. Probeer het later opnieuw.')
  const today = dutchDay(new Date())
  const onSale = plans.filter((plan) => isOnSale(plan, today))
  return { ...orderWizard(onSale, ordering), plans: onSale, ordering, today }
}
