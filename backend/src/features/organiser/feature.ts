import type { Feature } from '../../platform/feature/feature'
import { attendeeRoutes } from './attendees/attendee-routes'
import { eventAudit } from './audit-kinds'
import { changeRegistrations, readRegistrations } from './permission'
import { eventRoutes } from './setup/event-routes'

/** What the organiser of an event sets, sees and does with its registrations. */
export const organiser: Feature = {
  adminRoutes: { type: 'admin', prefix: '/admin/site/registrations', routes: [...eventRoutes, ...attendeeRoutes] },
  permissions: [readRegistrations, changeRegistrations],
  grants: [{ roles: ['evenementen'], types: ['event'], actions: ['read'] }],
  auditKinds: [eventAudit],
}
