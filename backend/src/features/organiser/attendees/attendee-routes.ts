import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { performEach } from '../../editor-actions/perform-each'
import { showRow } from '../../editor-actions/show-row'
import { eventAudit } from '../audit-kinds'
import { loadEventChoices } from '../events-with-types'
import { exportedAs } from '../list-export'
import { changeRegistrations, readRegistrations } from '../permission'
import { addAttendee } from './add'
import { attendeeList } from './attendee-list'
import { cancelAttendee, cancellationInput } from './cancel'
import { answersInput, changeAnswers, changeAttendee, changeInput } from './change'
import { moveAttendee, moveInput } from './move'
import { refundInput, reportRefund } from './report-refund'
import { showAttendee } from './show-attendee'

const show = showRow(showAttendee, 'Deze kaart is er niet.')
const { kinds } = eventAudit
const target = 'ticket'
const cancelling = { input: cancellationInput, act: cancelAttendee, audit: kinds.cancelled, target }

/** The routes of the attendees of all events. */
export const attendeeRoutes = [
  ...adminRoutesUnder(
    '/attendees',
    {
      ...listRoutes(attendeeList, { ...exportedAs('deelnemers.csv'), facts: loadEventChoices }),
      'GET /:id': show,
    },
    readRegistrations,
  ),
  ...adminRoutesUnder(
    '/attendees',
    {
      'POST /': addAttendee,
      'PUT /:id/holder': perform({ input: changeInput, act: changeAttendee, audit: kinds.changed, target }, show),
      'PUT /:id/answers': perform({ input: answersInput, act: changeAnswers, audit: kinds.changed, target }, show),
      'PUT /:id/place': perform({ input: moveInput, act: moveAttendee, audit: kinds.moved, target }, show),
      'POST /moves': performEach({ input: moveInput, act: moveAttendee, audit: kinds.moved, target }, attendeeList),
      'POST /cancellations': performEach(cancelling, attendeeList),
      'POST /:id/cancellation': perform(cancelling, show),
      'POST /:id/refund': perform({ input: refundInput, act: reportRefund, audit: kinds.refunded, target }, show),
    },
    changeRegistrations,
  ),
]
