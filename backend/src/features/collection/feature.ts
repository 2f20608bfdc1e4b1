import type { Feature } from '../../platform/feature/feature'
import { announcementMail, returnedMail } from './collection-mails'

/** Direct debits: runs for the bank, their announcement, and what comes back. */
export const collection: Feature = {
  mails: [announcementMail, returnedMail],
}
