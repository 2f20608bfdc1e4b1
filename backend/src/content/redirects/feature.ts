import type { Feature } from '../../platform/feature/feature'
import { checkSegments } from '../documents/hrefs'

export const redirects: Feature = {
  textChecks: { 'api::redirect.redirect': { fromPath: checkSegments } },
}
