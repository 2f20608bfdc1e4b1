import isEqual from 'lodash/isEqual'

type Values = Readonly<Record<string, unknown>>

/** Text that goes along to another form: of a new document to that of the saved one, of a deleted document to that of a new one. */
interface CarriedOver {
  /** undefined for the form of a new document */
  documentId: string | undefined
  saved: Values
  typed: Values
}

let waiting: CarriedOver | undefined

/** Notes what the form of a document is to hold beyond what is saved. */
export function carryOver(documentId: string | undefined, saved: Values, typed: Values): void {
  waiting = isEqual(saved, typed) ? undefined : { documentId, saved, typed }
}

/** What waits for the form of this document. */
export function carriedOver(documentId: string | undefined): CarriedOver | undefined {
  return waiting?.documentId === documentId ? waiting : undefined
}

export function forgetCarriedOver(): void {
  waiting = undefined
}
