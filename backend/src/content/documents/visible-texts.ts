import { visibleLength } from '@gevel/contract/clean-text'
import { type FieldProblem, fieldError } from '../../platform/errors/field-error'
import { type DocumentRule, writtenData } from './document-context'
import { walkFields } from './walk-fields'

const invisible = 'Hier staat geen zichtbaar teken. Vul een tekst in.'

/**
 * Rejects a required text of which nothing is visible, such as a title of soft hyphens: Strapi takes it for filled in. It
 * reports an empty one itself, when the document is published.
 */
export const requireVisibleTexts: DocumentRule = async (strapi, context, next) => {
  const problems: FieldProblem[] = []
  walkFields(strapi, context.uid, writtenData(context) ?? {}, ({ type, required, value, path }) => {
    const text = required ? textOf(type, value) : ''
    if (text !== '' && visibleLength(text) === 0) problems.push({ path, message: invisible })
  })
  if (problems.length > 0) throw fieldError(problems)
  return next()
}

function textOf(type: string, value: unknown): string {
  if (type === 'blocks') return textOfNodes(value)
  return typeof value === 'string' && (type === 'string' || type === 'text') ? value : ''
}

/** The text of rich text, at any depth. */
function textOfNodes(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOfNodes).join('')
  if (typeof node !== 'object' || node === null) return ''
  const nodeText = 'text' in node && typeof node.text === 'string' ? node.text : ''
  return 'children' in node ? nodeText + textOfNodes(node.children) : nodeText
}
