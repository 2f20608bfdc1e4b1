import { type FieldProblem, fieldError } from '../errors/field-error'
import { type DocumentRule, writtenData } from './context'
import { textCheckOf } from './field-rules'
import { walkFields } from './walk-fields'

/** Refuses texts the site could not show, with a message at the field that needs another. */
export const checkFields: DocumentRule = async (strapi, context, next) => {
  const problems: FieldProblem[] = []
  walkFields(strapi, context.uid, writtenData(context) ?? {}, ({ uid, field, value, path }) => {
    const message = typeof value === 'string' && value !== '' ? textProblem(uid, field, value) : undefined
    if (message) problems.push({ path, message })
  })
  if (problems.length > 0) throw fieldError(problems)
  return next()
}

function textProblem(uid: string, field: string, value: string): string | undefined {
  try {
    textCheckOf(uid, field)?.(value)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
