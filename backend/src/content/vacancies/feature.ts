import type { Feature } from '../../platform/feature/feature'
import { publicRouteById } from '../../platform/readers/public-route'
import { checkWebAddress } from '../documents/hrefs'
import { showVacancy } from './show-vacancy'

export const vacancies: Feature = {
  routes: [publicRouteById('/public/vacancies', showVacancy)],
  textChecks: { 'api::vacancy.vacancy': { applyUrl: checkWebAddress } },
}
