import { createContext, use, useSyncExternalStore } from 'react'
import type { FieldState } from '../live/form-state.ts'
import type { FormStore } from '../live/form-store.ts'
import type { LiveForm } from '../live/live-form.ts'
import type { FormSchema } from '../schema/define-form.ts'
import type { Entries, Entry } from '../schema/entries.ts'
import { entryAt } from '../schema/entry-at.ts'
import type { FormFailure } from '../schema/failure.ts'
import { fieldAt } from '../schema/field-at.ts'
import type { Field } from '../schema/fields.ts'
import type { FORM_TEXTS } from '../schema/form-texts.ts'
import type { Preparation } from './use-before-submit.ts'

/** The context of a form's parts. */
export interface FormContextValue {
  /** the same on the server and in the browser; prefix of the parts' ids */
  id: string
  schema: FormSchema
  /** the initial entries */
  entries: Entries
  failure: FormFailure | undefined
  texts: (typeof FORM_TEXTS)['nl']
  store: FormStore
  /** the form's nodes, once it is live */
  live: () => LiveForm | undefined
  /** registers something to do before each sending; returns a function that unregisters it */
  beforeSending: (prepare: Preparation) => () => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useForm(): FormContextValue {
  const form = use(FormContext)
  if (!form) throw new Error('A part of a form stands outside of it')
  return form
}

/** A field for its control. */
export interface FieldParts<F extends Field = Field> {
  field: F
  /** its name in the form: `address.street`, `guests.0.name` */
  address: string
  id: string
  entry: Entry
}

/**
 * Finds a field by its address.
 * @throws Error when the form has none there
 */
export function useField(address: string): FieldParts {
  const { id, schema, entries } = useForm()
  const field = fieldAt(schema.fields, address)
  if (!field) throw new Error(`The form has no field '${address}'`)
  return { field, address, id: fieldId(id, address), entry: entryAt(entries, address) }
}

export function fieldId(formId: string, address: string): string {
  return `${formId}-${address}`
}

/** The state of a field: from its rules once the form is live, from the server before. */
export function useFieldState(address: string): Partial<FieldState> & Pick<FieldState, 'messages'> {
  const { store, failure } = useForm()
  const live = useSyncExternalStore(
    store.subscribe,
    () => store.get()?.fields.get(address),
    () => undefined,
  )
  return live ?? { messages: failure?.fields[address] ?? NO_MESSAGES }
}

const NO_MESSAGES: readonly string[] = []
