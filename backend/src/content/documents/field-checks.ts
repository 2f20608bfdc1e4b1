import { richTextLinkProblem } from '@gevel/contract/written-links'
import type { Core } from '@strapi/strapi'
import { type FieldProblem, fieldError } from '../../platform/errors/field-error'
import type { TextCheck, TextChecks } from '../../platform/feature/feature'
import { type DocumentRule, writtenData } from './document-context'
import { hrefFields } from './href-fields'
import { checkHref, checkWebAddress, linksIn } from './hrefs'
import { type VisitedField, walkFields } from './walk-fields'

/** Rejects texts that the site could not show, with a message at their field. */
export const checkFields =
  (checks: TextChecks): DocumentRule =>
  async (strapi, context, next) => {
    const problems = textProblems(strapi, context.uid, writtenData(context) ?? {}, checks)
    if (problems.length > 0) throw fieldError(problems)
    return next()
  }

/** What is wrong with the texts of a document, each at its field. */
export function textProblems(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
  checks: TextChecks,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  walkFields(strapi, uid, data, (visited) => {
    const message = fieldProblem(checks, visited)
    if (message) problems.push({ path: visited.path, message })
  })
  return problems
}

function fieldProblem(checks: TextChecks, { uid, field, type, value }: VisitedField): string | undefined {
  if (type === 'blocks') return richTextProblem(value)
  return typeof value === 'string' && value !== '' ? textProblem(textCheckOf(checks, uid, field), value) : undefined
}

/** A text can have many links, so the message says which one it is about. */
function richTextProblem(content: unknown): string | undefined {
  for (const { url, children = [] } of linksIn(content)) {
    const problem = richTextLinkProblem(url)
    const words = children.map(({ text = '' }) => text).join('')
    if (problem) return `De link bij “${words}” gaat naar “${url}”. ${problem}`
  }
  return undefined
}

function textProblem(check: TextCheck | undefined, value: string): string | undefined {
  try {
    check?.(value)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Checks of fields that no feature owns. */
const sharedChecks: TextChecks = { 'shared.seo': { canonical: checkWebAddress } }

/** The check of a field of a content type or component. */
export function textCheckOf(checks: TextChecks, uid: string, field: string): TextCheck | undefined {
  if (hrefFields[uid]?.includes(field)) return checkHref
  return { ...sharedChecks, ...checks }[uid]?.[field]
}
