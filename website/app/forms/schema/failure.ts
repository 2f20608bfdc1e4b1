import type { Entries } from './entries.ts'

/** The action's response to a rejected form: the page shows it again with its input. */
export interface FormFailure {
  /** of its form, when a page has several */
  form?: string
  /** for a page that shows more than the message */
  code?: string
  /** an error of the whole form */
  message?: string
  /** a title above that message */
  title?: string
  /** the errors of a field, by its address */
  fields: Readonly<Record<string, readonly string[]>>
  /** the input, without passwords and files */
  entries: Entries
}

/** The failure in a response of an action, if any. */
export function failureIn(result: object | undefined): FormFailure | undefined {
  return result && isFailure(result) ? result : undefined
}

export function isFailure(value: unknown): value is FormFailure {
  return typeof value === 'object' && value !== null && 'fields' in value && 'entries' in value
}
