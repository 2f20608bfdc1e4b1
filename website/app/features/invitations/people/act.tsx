import { Field } from '../../../forms/field.tsx'
import { Form } from '../../../forms/form.tsx'
import type { FormSchema } from '../../../forms/schema/define-form.ts'
import type { FormFailure } from '../../../forms/schema/failure.ts'

interface ActProps {
  /** a form with the field `id` */
  schema: FormSchema
  id: number
  /** whom it is about, for who cannot see the row */
  of: string
  /** path of the form */
  action: string
  failure: FormFailure | undefined
  children: string
}

/** A button that does something with one person or invitation of a list. */
export function Act({ schema, id, of, action, failure, children }: ActProps) {
  const isFor = failure?.entries.id === String(id)
  return (
    <Form schema={schema} values={{ id: String(id) }} action={action} className="plain" {...(isFor && { failure })}>
      <Field name="id" />
      <button type="submit" className="act" aria-label={`${children}: ${of}`}>
        {children}
      </button>
    </Form>
  )
}
