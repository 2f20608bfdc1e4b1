import type { Vacancy } from '@gevel/contract/vacancies'

/** The employer, as the subject of a sentence. */
export function employerOf({ company, employer }: Pick<Vacancy, 'company' | 'employer'>): string {
  return (company ?? employer)?.name ?? 'De werkgever'
}
