/** The query keys of a page with a list of vacancies, besides `p`. */
export const VACANCY_KEYS = ['q', 'vakgebied', 'regio', 'uren', 'niveau', 'volgorde'] as const
