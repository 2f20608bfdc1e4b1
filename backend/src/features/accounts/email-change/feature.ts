import type { Feature } from '../../../platform/feature/feature'
import { emailChangedMail, emailChangeNewMail, emailChangeOldMail } from './email-change-mails'
import { changeByMail } from './request-email-change'

export const emailChange: Feature = {
  jobs: [changeByMail],
  mails: [emailChangeOldMail, emailChangeNewMail, emailChangedMail],
}
