import type { Feature } from '../../../platform/feature/feature'
import { resetByMail } from './forgot-password'
import { passwordChangedMail, resetMail } from './password-mails'

export const passwords: Feature = {
  jobs: [resetByMail],
  mails: [resetMail, passwordChangedMail],
}
