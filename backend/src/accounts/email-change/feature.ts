import type { Feature } from '../../feature/feature'
import { changeByMail } from './ask-email-change'
import { emailChangedMail, emailChangeNewMail, emailChangeOldMail } from './email-change-mails'

export const emailChange: Feature = {
  jobs: [changeByMail],
  mails: [emailChangeOldMail, emailChangeNewMail, emailChangedMail],
}
