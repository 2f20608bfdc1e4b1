export { VacanciesBlock } from './vacancies-block.tsx'
export { VacancyListBlock } from './vacancy-list-block.tsx'
export { VacancyMini } from './vacancy-mini.tsx'
