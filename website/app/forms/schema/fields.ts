/**
 * One rule of FormKit with its arguments, for those that a string cannot contain: `['matches', /^\d{4} ?[A-Z]{2}$/]`.
 */
export type Rule = readonly [name: string, ...args: readonly unknown[]]
/** Rules by their own names and hints: `required|email`, `required|length:12`, or one by one. */
export type Validation = string | readonly Rule[]
/** When the messages of a field appear (requirements §4); by default `blur`, `dirty` for checkboxes. */
type Visibility = 'blur' | 'dirty' | 'live'

interface Described {
  label: string
  hint?: string
  validation?: Validation
  /** the field's name in messages, where its label does not fit: 'de voorwaarden' */
  validationLabel?: string
  /** messages of this field in place of the catalogue's, by rule */
  validationMessages?: Readonly<Record<string, string>>
  validationVisibility?: Visibility
}

type TextType =
  | 'text'
  | 'email'
  | 'password'
  | 'date'
  | 'tel'
  | 'url'
  | 'textarea'
  | 'color'
  | 'month'
  | 'week'
  | 'time'
  | 'datetimeLocal'

export interface TextField extends Described {
  type: TextType
  /** token of HTML's autofill (https://html.spec.whatwg.org/#autofill) */
  autocomplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url'
  /** maximum number of characters; by default 500, of a textarea 10,000 */
  maxLength?: number
  /** lines of a textarea */
  rows?: number
  /** shows the strength of a new password */
  strength?: boolean
  value?: string
}

export interface NumberField extends Described {
  type: 'number' | 'range'
  min?: number
  max?: number
  /** smallest difference of two values; `any` for every number */
  step?: number | 'any'
  value?: number
}

export interface Option {
  value: string
  label: string
  hint?: string
}

export interface ChoiceField extends Described {
  type: 'radio' | 'select'
  options: readonly Option[]
  /** several of a select */
  multiple?: boolean
  /** first line of a select without a choice */
  nothing?: string
  autocomplete?: string
  value?: string
}

export interface CheckboxField extends Described {
  type: 'checkbox'
  /** several checkboxes under one label; without them it is a single yes or no */
  options?: readonly Option[]
  value?: boolean | readonly string[]
}

export interface FileField extends Described {
  type: 'file'
  /** accepted media types; the server checks the content */
  accept: readonly string[]
  /** of each file */
  maxBytes: number
  multiple?: boolean
  maxFiles?: number
}

export interface HiddenField {
  type: 'hidden'
  label?: string
  validation?: Validation
  maxLength?: number
  value?: string
}

/** A button; one of type `submit` sends its value when pressed. */
export interface ButtonField {
  type: 'submit' | 'button'
  label: string
  value?: string
}

export interface GroupField {
  type: 'group'
  label: string
  hint?: string
  validation?: Validation
  fields: Fields
}

export interface ListField {
  type: 'list'
  label: string
  hint?: string
  validation?: Validation
  fields: Fields
  /** label of one row: 'Collega' */
  rowLabel: string
  /** number of initial rows */
  minRows?: number
  maxRows: number
}

export type Field =
  | TextField
  | NumberField
  | ChoiceField
  | CheckboxField
  | FileField
  | HiddenField
  | ButtonField
  | GroupField
  | ListField
export type Fields = { readonly [name: string]: Field }
/** A field that users fill in, with its label. */
export type LabelledField = Exclude<Field, HiddenField | ButtonField | GroupField | ListField>
