import { accountErrorDetailsSchema, fieldErrorDetailsSchema } from '@gevel/contract/account-errors'
import { errorBodySchema } from '@gevel/contract/errors'
import type { Answer } from './backend.ts'

/** The code of an account error, and what goes with it. */
export function accountErrorOf({ body }: Answer) {
  const { message, details } = errorBodySchema.parse(body).error
  return { message, ...accountErrorDetailsSchema.parse(details) }
}

/** The messages of a 400, by their field. */
export function fieldErrorsOf({ body }: Answer): Record<string, string> {
  const { errors } = fieldErrorDetailsSchema.parse(errorBodySchema.parse(body).error.details)
  return Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]))
}
