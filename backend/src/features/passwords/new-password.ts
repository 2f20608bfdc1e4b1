import type { Endpoint } from '@gevel/contract/endpoint'
import { newPasswordField as anyPasswordField } from '@gevel/contract/new-password'
import type { z } from 'zod'
import { isCommonPassword } from './common-passwords'
import { problemOfPassword } from './password-policy'

const problemOf = (password: string) => problemOfPassword(password, isCommonPassword)

/** A new password that follows the policy. */
export const newPasswordField = anyPasswordField.superRefine((password, context) => {
  const problem = problemOf(password)
  if (problem) context.addIssue(problem)
})

/** An endpoint whose input has a new password, with the policy that the contract leaves to the backend. */
export function withPasswordPolicy<E extends Endpoint<string, z.ZodType<{ password: string }>>>(endpoint: E): E {
  const input = endpoint.input.refine(({ password }) => problemOf(password) === undefined, {
    path: ['password'],
    error: ({ input }) => problemOf(Object(input).password),
    // also while other fields are invalid
    when: ({ issues }) => issues.every(({ path }) => path?.length && path[0] !== 'password'),
  })
  return { ...endpoint, input }
}
