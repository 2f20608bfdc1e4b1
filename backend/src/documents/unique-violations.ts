import { ruleOfIndex } from '../database/unique-rules'
import type { DocumentRule } from './context'
import { fieldError } from './field-error'

const uniqueViolation = '23505'

/** Turns the database's refusal of a second document with the same link into a message at the field. */
export const explainUniqueViolations: DocumentRule = async (_strapi, _context, next) => {
  try {
    return await next()
  } catch (error) {
    const rule = violatedRule(error)
    throw rule ? fieldError([{ path: [rule.field], message: rule.message }]) : error
  }
}

function violatedRule(error: unknown) {
  if (!(error instanceof Error) || !('code' in error) || error.code !== uniqueViolation) return undefined
  return 'constraint' in error ? ruleOfIndex(String(error.constraint)) : undefined
}
