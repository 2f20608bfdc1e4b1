import { defineLimit } from '../limits/limit'

/**
 * Mails of a day that ask one mailbox to confirm something it may not have asked for, of all lists together: whoever types somebody
 * else's address sends them a few mails at most.
 */
export const confirmationMailLimit = defineLimit('mailing-confirmations', {
  points: 4,
  minutes: 24 * 60,
  reached: 'Naar dit mailadres stuurden wij vandaag al een paar mails om aanmeldingen te bevestigen.',
})
