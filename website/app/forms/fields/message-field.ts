import { maxLength, minLength } from '@gevel/contract/field-lengths'

/** A text of several lines for others to read. */
export function messageField(label: string) {
  return {
    type: 'textarea',
    label,
    validation: `required|length:${minLength.message},${maxLength.message}`,
    maxLength: maxLength.message,
    rows: 5,
  } as const
}
