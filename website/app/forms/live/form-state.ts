/** The states of a field, or of a whole form (requirements §4), and its messages. */
export interface FieldState {
  /** has been focused and left */
  blurred: boolean
  /** changed by the user */
  dirty: boolean
  /** sent, or tried to */
  submitted: boolean
  /** filled in and valid */
  complete: boolean
  /** breaks a rule, and may show it */
  invalid: boolean
  empty: boolean
  /** no input is pending */
  settled: boolean
  /** its handler runs */
  loading: boolean
  messages: readonly string[]
}

/** The names of the states, as in `data-state` of a field. */
export const STATES = [
  'blurred',
  'dirty',
  'submitted',
  'complete',
  'invalid',
  'empty',
  'settled',
  'loading',
] as const satisfies (keyof FieldState)[]

/** An error that prevents a form from being sent. */
export interface Problem {
  address: string
  label: string
  message: string
}

/** The current state of a live form. */
export interface FormSnapshot {
  form: FieldState
  fields: ReadonlyMap<string, FieldState>
  /** in the order of the form; empty until the first attempt to send it */
  problems: readonly Problem[]
}
