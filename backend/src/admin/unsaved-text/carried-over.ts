import isEqual from 'lodash/isEqual'

type Values = Readonly<Record<string, unknown>>

/** What was typed while a new document was saved for the first time, which opens its form anew. */
interface CarriedOver {
  documentId: string
  saved: Values
  typed: Values
}

let waiting: CarriedOver | undefined

/** Notes what the form of a new document holds beyond what was saved. */
export function carryOver(documentId: string, saved: Values, typed: Values): void {
  waiting = isEqual(saved, typed) ? undefined : { documentId, saved, typed }
}

/** What waits for the form of this document. */
export function carriedOver(documentId: string | undefined): CarriedOver | undefined {
  return waiting?.documentId === documentId ? waiting : undefined
}

export function forgetCarriedOver(): void {
  waiting = undefined
}
