/**
 * The message for a required field that is empty; requirements §5 fixes its last word.
 * @param label of the field, as the first word of a sentence
 */
export function requiredText(label: string): string {
  return `${label} is verplicht.`
}
