import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { readRegistrations } from '../permission'
import { sendBadges } from './send-badges'

/** The route of badges, which comes before that of one attendee. */
export const badgeRoutes = adminRoutesUnder('/attendees', { 'GET /badges': sendBadges }, readRegistrations)
