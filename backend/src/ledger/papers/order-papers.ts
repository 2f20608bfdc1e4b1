import { createHash } from 'node:crypto'
import type { Transaction } from '../../platform/database/transaction'
import { defineDocument } from '../../platform/documents/document-kind'
import { requestDocument } from '../documents/request-document'
import { type ConfirmationProps, confirmationProps } from './confirmation-pdf'
import { type MandateProps, mandateProps } from './mandate-pdf'
import { inPaperThread } from './paper-thread'
import { type TermsProps, termsProps } from './terms-pdf'
import { type WithdrawalProps, withdrawalProps } from './withdrawal-form-pdf'

const type = 'application/pdf'

const mandateDocument = defineDocument({
  ...{ name: 'mandate-pdf', subject: 'mandate', type, props: mandateProps },
  make: (props) => inPaperThread('mandate', props),
})
const confirmationDocument = defineDocument({
  ...{ name: 'order-confirmation-pdf', subject: 'order', type, props: confirmationProps },
  make: (props) => inPaperThread('confirmation', props),
})
const termsDocument = defineDocument({
  ...{ name: 'terms-pdf', subject: 'terms', type, props: termsProps },
  make: (props) => inPaperThread('terms', props),
})
const withdrawalFormDocument = defineDocument({
  ...{ name: 'withdrawal-form-pdf', subject: 'withdrawal-form', type, props: withdrawalProps },
  make: (props) => inPaperThread('withdrawalForm', props),
})

/** The documents of an order. */
export const orderDocuments = [mandateDocument, confirmationDocument, termsDocument, withdrawalFormDocument]

/** What a document is of: a mandate or an order, and whose. */
interface Of {
  subjectId: number
  customerId: number
}

/** Requests the paper of a mandate that was just given. */
export function mandatePaper(trx: Transaction, of: Of, props: MandateProps): Promise<number> {
  return requestDocument(trx, mandateDocument, { ...of, name: `Machtiging ${props.reference}.pdf`, props })
}

/** Requests the confirmation of an order that was just placed. */
export function confirmationPaper(trx: Transaction, of: Of, props: ConfirmationProps): Promise<number> {
  return requestDocument(trx, confirmationDocument, { ...of, name: `Bevestiging ${props.orderNumber}.pdf`, props })
}

/** Requests the paper of the terms: one for all customers, as long as nothing in them changes. */
export function termsPaper(trx: Transaction, props: TermsProps): Promise<number> {
  const name = `${props.title} ${props.version}.pdf`
  return requestDocument(trx, termsDocument, { customerId: null, subjectId: sharedIdOf(props), name, props })
}

/** Requests the model form for withdrawal: one for all customers, as long as nothing in it changes. */
export function withdrawalFormPaper(trx: Transaction, props: WithdrawalProps): Promise<number> {
  const shared = { customerId: null, subjectId: sharedIdOf(props), name: 'Modelformulier voor herroeping.pdf' }
  return requestDocument(trx, withdrawalFormDocument, { ...shared, props })
}

/** The id of a document that all customers get: of its content, so that a changed text is another document. */
export function sharedIdOf(props: object): number {
  // within PostgreSQL's integer
  return createHash('sha256').update(JSON.stringify(props)).digest().readUInt32BE(0) >>> 1
}
