import type { Feature } from '../../platform/feature/feature'
import { checkPageLink } from './page-link'

export const pages: Feature = {
  textChecks: { 'api::page.page': { link: checkPageLink } },
}
