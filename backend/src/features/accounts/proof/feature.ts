import type { Feature } from '../../../platform/feature/feature'
import { notifyLockOut } from './lock-out'
import { lockOutMail } from './lock-out-mail'

export const proof: Feature = {
  jobs: [notifyLockOut],
  mails: [lockOutMail],
}
