import { accountErrorDetailsSchema, fieldErrorDetailsSchema } from '@gevel/contract/account-errors'
import { errorBodySchema } from '@gevel/contract/errors'
import type { ApiResponse } from './backend.ts'

/** The code of an account error, with its details. */
export function accountErrorOf({ body }: ApiResponse) {
  const { message, details } = errorBodySchema.parse(body).error
  return { message, ...accountErrorDetailsSchema.parse(details) }
}

/** The messages of a 400, by field. */
export function fieldErrorsOf({ body }: ApiResponse): Record<string, string> {
  const { errors } = fieldErrorDetailsSchema.parse(errorBodySchema.parse(body).error.details)
  return Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]))
}
