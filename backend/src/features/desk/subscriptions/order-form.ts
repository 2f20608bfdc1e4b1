import { dutchDay } from '@gevel/contract/dutch-day'
import { isOnSale } from '@gevel/contract/plans'
import { loadPlans } from '../../plans/load-plans'
import { requireBillingSettings } from '../billing-settings'

/** What the desk can sell by telephone at a moment, and what the customer agrees to. */
export async function loadOrderForm(at: Date) {
  const [settings, plans] = await Promise.all([requireBillingSettings(), loadPlans(strapi.db.connection)])
  return {
    plans: plans.filter((plan) => isOnSale(plan, dutchDay(at))).map(({ version }) => version),
    termsVersion: settings.terms.version,
    /** of the mandate; null when nothing can be collected */
    mandateVersion: settings.creditorId === null ? null : settings.mandate.version,
    paymentDays: settings.paymentDays,
  }
}

/** The form as the admin's screen gets it. */
export type OrderForm = Awaited<ReturnType<typeof loadOrderForm>>
