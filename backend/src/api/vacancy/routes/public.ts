import { publicRoute, publicRouteById } from '../../../readers/public-route'
import { showVacancy } from '../../../vacancies/show-vacancy'
import { listVacancies, vacanciesQuery } from '../../../vacancy-list/list-vacancies'

export default {
  routes: [
    publicRoute('/public/vacancies', vacanciesQuery, ({ query, client }) => listVacancies(query, client)),
    publicRouteById('/public/vacancies', showVacancy),
  ],
}
