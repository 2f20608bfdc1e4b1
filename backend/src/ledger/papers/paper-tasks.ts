import { pdfOf } from '../../platform/pdf/pdf-thread'
import { type ConfirmationProps, confirmationPdf } from './confirmation-pdf'
import { invoicePdf } from './invoice-pdf'
import type { InvoiceRecord } from './invoice-record'
import { type MandateProps, mandatePdf } from './mandate-pdf'
import { type TermsProps, termsPdf } from './terms-pdf'
import { type WithdrawalProps, withdrawalFormPdf } from './withdrawal-form-pdf'

/** What the thread can do, by name. */
export const paperTasks = {
  invoice: ({ record, brand }: { record: InvoiceRecord; brand: string }) =>
    pdfOf((missing) => invoicePdf(record, brand, missing)),
  mandate: (props: MandateProps) => pdfOf((missing) => mandatePdf(props, missing)),
  terms: (props: TermsProps) => pdfOf((missing) => termsPdf(props, missing)),
  withdrawalForm: (props: WithdrawalProps) => pdfOf((missing) => withdrawalFormPdf(props, missing)),
  confirmation: (props: ConfirmationProps) => pdfOf((missing) => confirmationPdf(props, missing)),
}
export type PaperTasks = typeof paperTasks
