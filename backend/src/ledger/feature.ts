import { ownCustomerSchema } from '@gevel/contract/ledger'
import { z } from 'zod'
import type { Feature } from '../platform/feature/feature'
import { queueJob } from '../platform/jobs/queue-job'
import { exportedPart } from '../platform/readers/account-data'
import { documentRoutes } from './documents/admin-document'
import { makeDocument } from './documents/made-document'
import { ownDocument } from './documents/own-document'
import { readDocuments } from './documents/permission'
import { invoicePdfDocument, invoiceUblDocument } from './papers/invoice-papers'
import { orderDocuments } from './papers/order-papers'
import { markCustomersOf } from './personal-data/anonymise-customers'
import { cleanUpLedger } from './personal-data/clean-up'
import { ownRecords } from './personal-data/own-records'
import { checkVatId } from './vies/check-vat-id'

/**
 * What customers order, owe and pay: their documents, which only they and the desk can read; checking VAT ids, when `VIES_URL` is set;
 * the download of what it stores about people, anonymising, and the end of its retention.
 */
export const ledger: Feature = {
  routes: [ownDocument],
  permissions: [readDocuments],
  adminRoutes: documentRoutes,
  documents: [invoicePdfDocument, invoiceUblDocument, ...orderDocuments],
  jobs: [makeDocument, checkVatId, cleanUpLedger],
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
