import { maxLength, minLength } from '@gevel/contract/field-lengths'

/**
 * A text of several lines for others to read.
 * @param most characters
 */
export function messageField(label: string, most: number = maxLength.message) {
  return {
    type: 'textarea',
    label,
    validation: `required|length:${minLength.message},${most}`,
    maxLength: most,
    rows: 5,
  } as const
}
