import { publicRoute, publicRouteById } from '../../../readers/public-route'
import { listVacancies, vacanciesQuery } from '../../../vacancies/list-vacancies'
import { showVacancy } from '../../../vacancies/show-vacancy'

export default {
  routes: [
    publicRoute('/public/vacancies', vacanciesQuery, ({ query }) => listVacancies(query)),
    publicRouteById('/public/vacancies', showVacancy),
  ],
}
