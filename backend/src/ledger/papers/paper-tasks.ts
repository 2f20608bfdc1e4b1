import { type MissingGlyph, replaceMissingGlyph } from '../../platform/pdf/runs'
import { type ConfirmationProps, confirmationPdf } from './confirmation-pdf'
import { invoicePdf } from './invoice-pdf'
import type { InvoiceRecord } from './invoice-record'
import { type MandateProps, mandatePdf } from './mandate-pdf'
import { type TermsProps, termsPdf } from './terms-pdf'
import { type WithdrawalProps, withdrawalFormPdf } from './withdrawal-form-pdf'

/** A PDF, with the blocks of characters that are question marks in it. */
export interface MadePaper {
  content: Uint8Array
  missing: string[]
}

/** What the thread can do, by name. */
export const paperTasks = {
  invoice: ({ record, brand }: { record: InvoiceRecord; brand: string }) =>
    paperOf((missing) => invoicePdf(record, brand, missing)),
  mandate: (props: MandateProps) => paperOf((missing) => mandatePdf(props, missing)),
  terms: (props: TermsProps) => paperOf((missing) => termsPdf(props, missing)),
  withdrawalForm: (props: WithdrawalProps) => paperOf((missing) => withdrawalFormPdf(props, missing)),
  confirmation: (props: ConfirmationProps) => paperOf((missing) => confirmationPdf(props, missing)),
}
export type PaperTasks = typeof paperTasks

async function paperOf(make: (missing: MissingGlyph) => Promise<Buffer>): Promise<MadePaper> {
  const blocks = new Set<string>()
  const content = await make(replaceMissingGlyph(blocks))
  return { content, missing: [...blocks] }
}
