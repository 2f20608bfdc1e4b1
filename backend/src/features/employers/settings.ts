import type { VacancyOffer } from '@gevel/contract/vacancy-packages'
import { loadOrdering } from '../../content/billing/ordering'
import { richText } from '../../content/rich-text/rich-text'
import { loadPackages } from './packages/load-packages'

/** What editors set for employers. */
export interface VacancySettings {
  /** of the editors of vacancies; replies to mails go there */
  email: string
  /** what happens after sending, in a sentence */
  reviewText: string
  /** Dutch day; null when a salary is only asked for */
  salaryRequiredFrom: string | null
  terms: VacancyOffer['terms']
}

interface SettingsRow {
  email: string
  reviewText: string
  salaryRequiredFrom: string | null
  termsVersion: string
  termsText: unknown
}

/** The settings; null before an editor has filled them in, when nothing can be placed. */
export async function loadVacancySettings(): Promise<VacancySettings | null> {
  const row: SettingsRow | null = await strapi.db.query('api::vacancy-setting.vacancy-setting').findOne()
  return (
    row && {
      ...{ email: row.email, reviewText: row.reviewText, salaryRequiredFrom: row.salaryRequiredFrom || null },
      terms: { version: row.termsVersion, text: richText(row.termsText) },
    }
  )
}

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
