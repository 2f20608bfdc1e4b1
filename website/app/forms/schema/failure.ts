import type { Entries } from './entries.ts'

/** Why a form was not taken, as its action answers: the page shows it again with what was typed. */
export interface FormFailure {
  /** of the form it is for, where a page has several */
  form?: string
  /** what it is called, for a page that shows more than words */
  code?: string
  /** what is wrong with the whole */
  message?: string
  /** a word above that message */
  title?: string
  /** what is wrong with a field, by its address */
  fields: Readonly<Record<string, readonly string[]>>
  /** what was typed, without passwords and files */
  kept: Entries
}

/** The failure among what an action can answer. */
export function failureIn(answer: object | undefined): FormFailure | undefined {
  return answer && isFailure(answer) ? answer : undefined
}

export function isFailure(value: unknown): value is FormFailure {
  return typeof value === 'object' && value !== null && 'fields' in value && 'kept' in value
}
