import type { FieldParts } from '../context/form-context.ts'
import type { ButtonField } from '../schema/fields.ts'

/** A button that is a field of the form: the action gets the pressed one. */
export function ButtonInput({ parts: { field, address, id } }: { parts: FieldParts<ButtonField> }) {
  const sends = field.type === 'submit'
  return (
    <button
      type={field.type}
      id={id}
      name={sends ? address : undefined}
      value={sends ? (field.value ?? '') : undefined}
      className={sends ? 'btn btn--submit' : 'btn btn--quiet'}
    >
      {field.label}
    </button>
  )
}
