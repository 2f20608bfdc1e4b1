import type { Vacancy } from '@gevel/contract/vacancies'

/** The employer, as the subject of a sentence. */
export function employerOf({ company }: Pick<Vacancy, 'company'>): string {
  return company?.name ?? 'De werkgever'
}
