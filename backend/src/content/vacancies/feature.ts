import type { Feature } from '../../platform/feature/feature'
import { checkWebAddress } from '../documents/hrefs'

export const vacancies: Feature = {
  textChecks: { 'api::vacancy.vacancy': { applyUrl: checkWebAddress } },
}
