import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { forgetOldWork } from '../../platform/database/once'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { defineJob } from '../../platform/jobs/job'
import { anonymiseCustomers } from './anonymise-customers'
import { emptyOldCustomers, emptyOldInvoices } from './end-retention'

/** Anonymises customers whose account is gone, empties what is past its retention, and forgets what was done once, long ago. */
export const cleanUpLedger = defineJob({
  name: 'ledger-clean-up',
  data: z.object({}),
  schedule: '37 4 * * *',
  work: async () => {
    const at = new Date()
    await inTransaction((trx) => anonymiseCustomers(trx, at))
    await untilLast((trx) => emptyOldInvoices(trx, dutchDay(at)))
    await untilLast((trx) => emptyOldCustomers(trx, dutchDay(at), at))
    await inTransaction((trx) => forgetOldWork(trx, at))
  },
})

/** Each batch in a transaction of its own. */
async function untilLast(work: (trx: Transaction) => Promise<boolean>): Promise<void> {
  while (!(await inTransaction(work)));
}
