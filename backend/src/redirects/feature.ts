import { checkSegments } from '../documents/hrefs'
import type { Feature } from '../feature/feature'

export const redirects: Feature = {
  textChecks: { 'api::redirect.redirect': { fromPath: checkSegments } },
}
