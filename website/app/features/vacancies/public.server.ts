export { listVacancies, listVacancyTeasers } from './vacancies.server.ts'
