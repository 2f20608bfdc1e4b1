import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { performEach } from '../../editor-actions/perform-each'
import { eventAudit } from '../audit-kinds'
import { loadEventChoices } from '../events-with-types'
import { exportedAs } from '../list-export'
import { changeRegistrations, readRegistrations } from '../permission'
import { eventInvitationList } from './invitation-list'
import { inviteToEvent, previewInvitations } from './invite'
import { remindByHand, reminderInput } from './remind'
import { withdrawalInput, withdrawInvitation } from './withdraw'

const { kinds } = eventAudit
const target = 'event-invitation'
const reminding = { input: reminderInput, act: remindByHand, target }
const withdrawing = { input: withdrawalInput, act: withdrawInvitation, audit: kinds.uninvited, target }

/** The routes of the invitations to all events. */
export const invitationRoutes = [
  ...adminRoutesUnder(
    '/invitations',
    listRoutes(eventInvitationList, { ...exportedAs('uitnodigingen.csv'), facts: loadEventChoices }),
    readRegistrations,
  ),
  ...adminRoutesUnder(
    '/invitations',
    {
      'POST /': inviteToEvent,
      'POST /preview': previewInvitations,
      'POST /reminders': performEach(reminding, eventInvitationList),
      'POST /withdrawals': performEach(withdrawing, eventInvitationList),
    },
    changeRegistrations,
  ),
]
