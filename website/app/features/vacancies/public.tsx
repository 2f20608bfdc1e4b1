import { hydratedPart } from '../../ui/lazy/hydrated-part.ts'

export { hours, salary } from '@gevel/contract/vacancy-facts'
export { VACANCY_KEYS } from './listing/vacancy-keys.ts'
export { VacanciesBlock } from './vacancies-block.tsx'
export { VacancyMini } from './vacancy-mini.tsx'

/** Few pages have it. Without a `Suspense` around it a navigation waits for its file, and the page appears whole. */
export const VacancyListBlock = hydratedPart(
  async () => (await import('./vacancy-list-block.tsx')).VacancyListBlock,
  '.vacancies',
)
