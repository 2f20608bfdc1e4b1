import isEqual from 'lodash/isEqual'

type Values = Readonly<Record<string, unknown>>

/** Text that is carried to another form: from a new document to the saved one, from a deleted document to a new one. */
interface TransferredText {
  /** undefined for the form of a new document */
  documentId: string | undefined
  saved: Values
  typed: Values
}

let waiting: TransferredText | undefined

/** Stores what the form of a document should hold besides what is saved. */
export function transferText(documentId: string | undefined, saved: Values, typed: Values): void {
  waiting = isEqual(saved, typed) ? undefined : { documentId, saved, typed }
}

/** The text that was carried over to the form of this document. */
export function transferredText(documentId: string | undefined): TransferredText | undefined {
  return waiting?.documentId === documentId ? waiting : undefined
}

export function clearTransferredText(): void {
  waiting = undefined
}
