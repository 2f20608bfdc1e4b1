import type { Feature } from '../../platform/feature/feature'
import { announcementMail, reminderMail, returnedMail } from './collection-mails'
import { reminderJob } from './reminders/reminder-job'

/** Direct debits: runs for the bank, their announcement, and what comes back. */
export const collection: Feature = {
  mails: [announcementMail, returnedMail, reminderMail],
  jobs: [reminderJob],
}
