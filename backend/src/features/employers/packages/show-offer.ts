import type { VacancyOffer } from '@gevel/contract/vacancy-packages'
import { loadOrdering } from '../../../content/billing/ordering'
import { loadVacancySettings } from '../settings'
import { loadPackages } from './load-packages'

/** `GET /public/vacancy-packages`: what an employer can place; null before an editor has filled in the settings. */
export async function showOffer(): Promise<{ data: VacancyOffer } | null> {
  const [settings, packages, ordering] = await Promise.all([
    loadVacancySettings(),
    loadPackages(strapi.db.connection),
    loadOrdering(),
  ])
  if (!settings) return null
  const { reviewText, salaryRequiredFrom, terms } = settings
  return { data: { packages, terms, reviewText, salaryRequiredFrom, ordering } }
}
