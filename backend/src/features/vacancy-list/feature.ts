import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { listVacancies, vacanciesQuery } from './list-vacancies'

export const vacancyList: Feature = {
  routes: [publicRoute('/public/vacancies', vacanciesQuery, ({ query, client }) => listVacancies(query, client))],
}
