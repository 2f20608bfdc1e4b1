import { ownCustomerSchema } from '@gevel/contract/ledger'
import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { queueJob } from '../../platform/jobs/queue-job'
import { exportedPart } from '../../platform/readers/account-data'
import { markCustomersOf } from './anonymise-customers'
import { cleanUpLedger } from './clean-up'
import { ownRecords } from './own-records'

/** What the ledger stores about people: their download, anonymising, and the end of its retention. */
export const ledgerRecords: Feature = {
  jobs: [cleanUpLedger],
  accountData: {
    tables: { gevel_customer_people: 'removed' },
    exports: [
      exportedPart('customers', z.array(ownCustomerSchema), ({ account }) =>
        ownRecords(strapi.db.connection, account.id),
      ),
    ],
    async beforeRemoval(trx, { id }) {
      await markCustomersOf(trx, id, new Date())
      await queueJob(cleanUpLedger, {})
    },
  },
}
