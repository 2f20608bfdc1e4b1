export { vacancySelectionSchema } from './listing/vacancy-params.ts'
export { type VacancySelection, vacanciesHref } from './listing/vacancy-selection.ts'
export { filterVacancies, listVacancies, listVacancyTeasers } from './vacancies.server.ts'
