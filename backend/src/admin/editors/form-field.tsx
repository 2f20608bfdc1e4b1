import { Field, TextInput } from '@strapi/design-system'

interface FormFieldProps {
  label: string
  name: string
  type?: 'text' | 'email' | 'password'
  hint?: string
  error?: string
  autoComplete: string
  inputMode?: 'numeric'
  defaultValue?: string
  required?: boolean
  autoFocus?: boolean
}

/** A labelled text field; its value is read from the form on submit. */
export function FormField({ label, name, hint, error, required = true, type = 'text', ...input }: FormFieldProps) {
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput type={type} {...input} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

/** The values of a form's fields. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
