import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { changeRegistrations } from '../permission'
import { previewMailing, sendMailing, showRecipients } from './mail-attendees'

/** The routes of mails to attendees. */
export const mailingRoutes = adminRoutesUnder(
  '/mailing',
  { 'GET /': showRecipients, 'POST /preview': previewMailing, 'POST /': sendMailing },
  changeRegistrations,
)
