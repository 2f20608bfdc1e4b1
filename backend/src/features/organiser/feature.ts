import type { Feature } from '../../platform/feature/feature'
import { adminRoutesUnder } from '../../platform/http/admin-routes'
import { attendeeRoutes } from './attendees/attendee-routes'
import { eventAudit } from './audit-kinds'
import { loadEventChoices } from './events-with-types'
import { changeRegistrations, readRegistrations } from './permission'
import { eventRoutes } from './setup/event-routes'
import { waitingRoutes } from './waiting/waiting-routes'

/** What forms of the organiser choose from. */
const choiceRoutes = adminRoutesUnder(
  '/choices',
  {
    'GET /': async (ctx) => {
      ctx.body = await loadEventChoices()
    },
  },
  readRegistrations,
)

/** What the organiser of an event sets, sees and does with its registrations. */
export const organiser: Feature = {
  adminRoutes: {
    type: 'admin',
    prefix: '/admin/site/registrations',
    routes: [...eventRoutes, ...attendeeRoutes, ...waitingRoutes, ...choiceRoutes],
  },
  permissions: [readRegistrations, changeRegistrations],
  grants: [{ roles: ['evenementen'], types: ['event'], actions: ['read'] }],
  auditKinds: [eventAudit],
}
