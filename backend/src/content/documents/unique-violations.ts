import { errors } from '@strapi/utils'
import { ruleOfIndex, uniqueRules } from '../../platform/database/unique-rules'
import { fieldError } from '../../platform/errors/field-error'
import { type DocumentRule, tableOf } from './document-context'

const uniqueViolation = '23505'
/** The message of Strapi's own check, which has a race condition. */
const strapiMessage = 'This attribute must be unique'

/**
 * Turns the rejection of a second document with the same link, by the database or by Strapi, into a message at the
 * field.
 */
export const explainUniqueViolations: DocumentRule = async (_strapi, context, next) => {
  try {
    return await next()
  } catch (error) {
    const field = takenField(error)
    const rule = field
      ? uniqueRules.find((one) => one.table === tableOf(context) && one.field === field)
      : violatedRule(error)
    if (rule) throw fieldError([{ path: [rule.field], message: rule.message }])
    throw field ? fieldError([{ path: [field], message: 'Dit is al in gebruik.' }]) : error
  }
}

/** The field whose value Strapi found in another document; undefined for any other error. */
export function takenField(error: unknown): string | undefined {
  if (!(error instanceof errors.ValidationError)) return undefined
  const problems = (error.details as { errors?: { path: (string | number)[]; message: string }[] }).errors ?? []
  const uniqueProblem = problems.find(({ message }) => message === strapiMessage)
  return uniqueProblem && String(uniqueProblem.path[0])
}

function violatedRule(error: unknown) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== uniqueViolation) return undefined
  return 'constraint' in error ? ruleOfIndex(String(error.constraint)) : undefined
}
