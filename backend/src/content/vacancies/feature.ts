import type { Feature } from '../../platform/feature/feature'
import { publicRouteById } from '../../platform/readers/public-route'
import { checkWebAddress } from '../documents/hrefs'
import { showCategory } from './show-category'
import { showVacancy } from './show-vacancy'

export const vacancies: Feature = {
  routes: [
    publicRouteById('/public/vacancies', showVacancy),
    publicRouteById('/public/vacancy-categories', showCategory),
  ],
  settings: ['vacancy-category'],
  textChecks: { 'api::vacancy.vacancy': { applyUrl: checkWebAddress, employerWebsite: checkWebAddress } },
}
