import type { Vacancy } from '@gevel/contract/vacancies'

/** The employer, as the subject of a sentence. */
export function employerOf({ company, employerName }: Pick<Vacancy, 'company' | 'employerName'>): string {
  return company?.name ?? employerName ?? 'De werkgever'
}
