import type { VacancyState } from '@gevel/contract/placed-vacancies'

/** The states as editors read them. */
export const stateNames: Readonly<Record<VacancyState, string>> = {
  concept: 'Concept',
  submitted: 'Ingediend',
  changes: 'Aanpassen',
  rejected: 'Afgewezen',
  planned: 'Gepland',
  online: 'Online',
  expired: 'Verlopen',
  closed: 'Gesloten',
}
