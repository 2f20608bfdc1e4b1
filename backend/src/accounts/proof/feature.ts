import type { Feature } from '../../feature/feature'
import { tellLockOut } from './lock-out'
import { lockOutMail } from './lock-out-mail'

export const proof: Feature = {
  jobs: [tellLockOut],
  mails: [lockOutMail],
}
