import { checkWebAddress } from '../documents/hrefs'
import type { Feature } from '../feature/feature'

export const vacancies: Feature = {
  textChecks: { 'api::vacancy.vacancy': { applyUrl: checkWebAddress } },
}
