import type { VacancyOffer } from '@gevel/contract/vacancy-packages'
import { richText } from '../../content/rich-text/rich-text'

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
