export { listVacancies } from './vacancies.server.ts'
