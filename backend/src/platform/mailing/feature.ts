import { mailConsentSchema } from '@gevel/contract/mail-consents'
import { sentMailSchema } from '@gevel/contract/sent-mails'
import { z } from 'zod'
import { inTransaction } from '../database/transaction'
import type { Feature } from '../feature/feature'
import { defineJob } from '../jobs/job'
import { removeSentMails, sentMailsOf } from '../mail/sent-mails'
import { exportedPart } from '../readers/account-data'
import { confirmationMailLimit } from './confirmation-limit'
import { deliverMailings } from './deliver'
import { cleanUpMailing, consentsOf, forgetMailAddress } from './personal-data'
import { readBounces } from './read-bounces'

const cleanUp = defineJob({
  name: 'mailing-clean-up',
  data: z.object({}),
  schedule: '37 3 * * *',
  work: () => inTransaction((trx) => cleanUpMailing(trx, new Date())),
})

/** Mail that people ask for: consents with their proof, deliveries that are sent once, and addresses that get none. */
export const mailing: Feature = {
  limits: [confirmationMailLimit],
  jobs: [deliverMailings, readBounces, cleanUp],
  accountData: {
    // the others are of addresses, with an account or without one: `beforeRemoval` finds those of the account
    tables: { gevel_sent_mails: 'removed' },
    exports: [
      exportedPart('mailConsents', z.array(mailConsentSchema), ({ account }) =>
        consentsOf(strapi.db.connection, account.email),
      ),
      exportedPart('mails', z.array(sentMailSchema), ({ account }) => sentMailsOf(strapi.db.connection, account)),
    ],
    async beforeRemoval(trx, account) {
      await removeSentMails(trx, account)
      await forgetMailAddress(trx, account.email, new Date())
    },
  },
}
