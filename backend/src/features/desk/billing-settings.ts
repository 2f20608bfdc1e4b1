import { errors } from '@strapi/utils'
import { type BillingSettings, loadBillingSettings } from '../../content/billing/billing-settings'

/**
 * The settings that every change of a subscription needs.
 * @throws ApplicationError before an editor has filled them in
 */
export async function requireBillingSettings(): Promise<BillingSettings> {
  const settings = await loadBillingSettings()
  if (!settings) throw new errors.ApplicationError('Vul eerst de instellingen voor bestellingen en facturen in.')
  return settings
}
