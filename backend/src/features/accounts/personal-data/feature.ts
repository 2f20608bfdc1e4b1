import type { Feature } from '../../../platform/feature/feature'
import { cleanUpAccounts } from './clean-up'
import { accountDeletedMail, accountDeletionMail } from './deletion-mails'

export const ownData: Feature = {
  jobs: [cleanUpAccounts],
  mails: [accountDeletionMail, accountDeletedMail],
}
