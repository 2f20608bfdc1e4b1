import type { Ordering } from '@gevel/contract/plans'
import { loadBillingSettings } from './billing-settings'

/** How one orders and pays; null before an editor has filled in the settings, when nothing can be ordered. */
export async function loadOrdering(): Promise<Ordering | null> {
  const settings = await loadBillingSettings()
  if (!settings) return null
  const { countries, creditorId, mandate, noticeDays, paymentDays, terms, issues, name, address, email } = settings
  return {
    countries,
    directDebit: creditorId === null ? null : { creditorId, mandate, noticeDays },
    paymentDays,
    termsVersion: terms.version,
    issues,
    publisher: { name, address, email },
  }
}
