import { type FieldProblem, fieldError } from '../errors/field-error'
import { type DocumentRule, writtenData } from './document-context'
import { type TextCheck, type TextChecks, textCheckOf } from './field-rules'
import { walkFields } from './walk-fields'

/** Rejects texts that the site could not show, with a message at their field. */
export const checkFields =
  (checks: TextChecks): DocumentRule =>
  async (strapi, context, next) => {
    const problems: FieldProblem[] = []
    walkFields(strapi, context.uid, writtenData(context) ?? {}, ({ uid, field, value, path }) => {
      const message =
        typeof value === 'string' && value !== '' ? textProblem(textCheckOf(checks, uid, field), value) : undefined
      if (message) problems.push({ path, message })
    })
    if (problems.length > 0) throw fieldError(problems)
    return next()
  }

function textProblem(check: TextCheck | undefined, value: string): string | undefined {
  try {
    check?.(value)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
