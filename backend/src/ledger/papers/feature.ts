import type { Feature } from '../../platform/feature/feature'
import { confirmationDocument } from './confirmation-pdf'
import { invoicePdfDocument, invoiceUblDocument } from './invoice-papers'
import { mandateDocument } from './mandate-pdf'
import { termsDocument } from './terms-pdf'
import { withdrawalFormDocument } from './withdrawal-form-pdf'

/** The documents that customers get about what they order and pay. */
export const papers: Feature = {
  documents: [
    invoicePdfDocument,
    invoiceUblDocument,
    mandateDocument,
    confirmationDocument,
    termsDocument,
    withdrawalFormDocument,
  ],
}
