import type { Feature } from '../../platform/feature/feature'
import { adminRoutesUnder } from '../../platform/http/admin-routes'
import { attendeeRoutes } from './attendees/attendee-routes'
import { eventAudit } from './audit-kinds'
import { badgeRoutes } from './badges/badge-routes'
import {
  eventCancelledMail,
  eventCreditedMail,
  eventMovedMail,
  waitingCancelledMail,
  waitingMovedMail,
} from './changes/change-mails'
import { followEvent } from './changes/follow-event'
import { tellCancelled } from './changes/tell-cancelled'
import { tellMoved } from './changes/tell-moved'
import { loadEventChoices } from './events-with-types'
import { invitationRoutes } from './invitations/invitation-routes'
import { remindOfInvitations } from './invitations/remind'
import { attendeeMail } from './mailing/attendee-mail'
import { mailingRoutes } from './mailing/mailing-routes'
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
    routes: [
      ...eventRoutes,
      ...badgeRoutes,
      ...attendeeRoutes,
      ...waitingRoutes,
      ...mailingRoutes,
      ...invitationRoutes,
      ...choiceRoutes,
    ],
  },
  permissions: [readRegistrations, changeRegistrations],
  grants: [{ roles: ['evenementen'], types: ['event'], actions: ['read'] }],
  auditKinds: [eventAudit],
  jobs: [remindOfInvitations, followEvent, tellMoved, tellCancelled],
  mails: [
    ...[attendeeMail, eventMovedMail, waitingMovedMail],
    ...[eventCancelledMail, waitingCancelledMail, eventCreditedMail],
  ],
}
