/** The states of a field, or of a whole form (specification §4), and what it says of itself. */
export interface FieldState {
  /** one has been in it and left */
  blurred: boolean
  /** changed by hand */
  dirty: boolean
  /** sent, or tried to */
  submitted: boolean
  /** filled in and valid */
  complete: boolean
  /** breaks a rule, and may say so */
  invalid: boolean
  empty: boolean
  /** no input is on its way any more */
  settled: boolean
  /** its handler runs */
  loading: boolean
  messages: readonly string[]
}

/** The names of the states, as they stand in `data-state` of a field. */
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

/** Something that keeps a form from being sent. */
export interface Problem {
  address: string
  label: string
  message: string
}

/** A form that is live, as it is now. */
export interface FormSnapshot {
  form: FieldState
  fields: ReadonlyMap<string, FieldState>
  /** in the order of the form; empty until one tried to send it */
  problems: readonly Problem[]
}
