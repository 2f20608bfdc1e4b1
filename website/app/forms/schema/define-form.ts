import type { Fields } from './fields.ts'

/** Languages of a form's own texts; Dutch where nothing else is said, English where Dutch has no word (specification §9). */
export type FormLocale = 'nl' | 'en'

/** A form as both sides know it: fields, rules and texts, without anything that draws or sends. */
export interface FormSchema<F extends Fields = Fields> {
  type: 'form'
  /** tells the forms of one page apart; sent along when it is there */
  name?: string
  locale: FormLocale
  fields: F
}

interface FormOptions {
  name?: string
  locale?: FormLocale
}

/** The field that carries the name of a form, and those that carry wishes for a list. No field of a form begins like this. */
export const FORM_NAME = '_form'
export const ADD_ROW = '_add'
export const REMOVE_ROW = '_remove'
/** The field that carries the moment at which the form was drawn, for forms that anybody may send (`bot-check/`). */
export const DRAWN = '_drawn'

const FIELD_NAME = /^[a-z][A-Za-z0-9_]*$/

/**
 * Defines a form once, for the page that shows it and the action that reads it.
 * @throws Error when a field has a name that an address such as `address.street` or `guests.0.name` could not hold
 */
export function defineForm<const F extends Fields>(
  fields: F,
  { name, locale = 'nl' }: FormOptions = {},
): FormSchema<F> {
  checkNames(fields)
  return { type: 'form', locale, fields, ...(name !== undefined && { name }) }
}

function checkNames(fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    if (!FIELD_NAME.test(name)) throw new Error(`A field cannot be called '${name}'`)
    if (field.type === 'group' || field.type === 'list') checkNames(field.fields)
  }
}
