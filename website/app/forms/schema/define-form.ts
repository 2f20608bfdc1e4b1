import type { Fields } from './fields.ts'

/** Languages of a form's texts; Dutch by default, English where a Dutch text is missing (requirements §9). */
export type FormLocale = 'nl' | 'en'

/** A form for server and browser: fields, rules and texts, without rendering or sending. */
export interface FormSchema<F extends Fields = Fields> {
  type: 'form'
  /** distinguishes the forms of one page; sent with it when given */
  name?: string
  locale: FormLocale
  fields: F
}

interface FormOptions {
  name?: string
  locale?: FormLocale
}

/** The field with the name of a form, and those of the row buttons. No other field has this prefix. */
export const FORM_NAME = '_form'
export const ADD_ROW = '_add'
export const REMOVE_ROW = '_remove'
/** The field with the time at which a public form was rendered (`bot-check/`). */
export const RENDERED_AT = '_rendered'

const FIELD_NAME = /^[a-z][A-Za-z0-9_]*$/

/**
 * Defines a form once, for the page that shows it and the action that reads it.
 * @throws Error when a field has a name that an address such as `address.street` or `guests.0.name` could not contain
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
