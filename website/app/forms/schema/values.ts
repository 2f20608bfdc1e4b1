import type { FormSchema } from './define-form.ts'
import type {
  ButtonField,
  CheckboxField,
  ChoiceField,
  Field,
  Fields,
  FileField,
  GroupField,
  ListField,
  NumberField,
} from './fields.ts'

type NamesRequired<V> = V extends string
  ? V extends `${string}required${string}`
    ? true
    : false
  : V extends readonly (infer R)[]
    ? R extends readonly ['required', ...unknown[]]
      ? true
      : never
    : never
/** Whether a field's rules require it. */
type IsRequired<F> = F extends { validation: infer V } ? ([NamesRequired<V>] extends [true] ? true : false) : false
type OrAbsent<F, V> = IsRequired<F> extends true ? V : V | undefined
type OptionValue<F extends { options?: readonly { value: string }[] }> = NonNullable<F['options']>[number]['value']

type ChoiceValue<F extends ChoiceField> = F extends { multiple: true }
  ? OptionValue<F>[]
  : IsRequired<F> extends true
    ? OptionValue<F>
    : OptionValue<F> | ''

/** The type of a field's value: a string by default. */
type ValueOf<F extends Field> = F extends NumberField
  ? OrAbsent<F, number>
  : F extends CheckboxField
    ? F extends { options: readonly unknown[] }
      ? OptionValue<F>[]
      : boolean
    : F extends ChoiceField
      ? ChoiceValue<F>
      : F extends FileField
        ? F extends { multiple: true }
          ? File[]
          : OrAbsent<F, File>
        : F extends GroupField
          ? ValuesOfFields<F['fields']>
          : F extends ListField
            ? ValuesOfFields<F['fields']>[]
            : F extends ButtonField
              ? string | undefined
              : string

type ValuesOfFields<F extends Fields> = {
  -readonly [N in keyof F as F[N]['type'] extends 'button' ? never : N]: ValueOf<F[N]>
}

/** The values of a form by field, after validation. */
export type FormValues<S extends FormSchema> = ValuesOfFields<S['fields']>
