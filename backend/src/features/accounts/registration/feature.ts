import type { Feature } from '../../../platform/feature/feature'
import { confirmByMail } from './confirm-by-mail'
import { activationMail, addressKnownMail, welcomeMail } from './registration-mails'

export const registration: Feature = {
  jobs: [confirmByMail],
  mails: [activationMail, welcomeMail, addressKnownMail],
}
