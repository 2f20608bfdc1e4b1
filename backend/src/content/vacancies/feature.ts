import type { Feature } from '../../platform/feature/feature'
import { publicRoute, publicRouteById } from '../../platform/readers/public-route'
import { checkWebAddress } from '../documents/hrefs'
import { showCategory } from './show-category'
import { showVacancy } from './show-vacancy'
import { listFeedVacancies, vacancyFeedQuery } from './vacancy-feed'

export const vacancies: Feature = {
  routes: [
    publicRoute('/public/vacancy-feed', vacancyFeedQuery, ({ query }) => listFeedVacancies(query)),
    publicRouteById('/public/vacancies', showVacancy),
    publicRouteById('/public/vacancy-categories', showCategory),
  ],
  settings: ['vacancy-category'],
  textChecks: { 'api::vacancy.vacancy': { applyUrl: checkWebAddress, employerWebsite: checkWebAddress } },
}
