import { showVacancy } from '../../../content/vacancies/show-vacancy'
import { listVacancies, vacanciesQuery } from '../../../features/vacancy-list/list-vacancies'
import { publicRoute, publicRouteById } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/vacancies', vacanciesQuery, ({ query, client }) => listVacancies(query, client)),
    publicRouteById('/public/vacancies', showVacancy),
  ],
}
