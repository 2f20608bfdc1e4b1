/** The query keys of a page with a list of vacancies, besides `p`. */
export const VACANCY_KEYS = ['q', 'plaats', 'straal', 'vakgebied', 'regio', 'uren', 'niveau', 'volgorde'] as const
