import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@gevel/contract/endpoint'
import { newPasswordField as anyPasswordField } from '@gevel/contract/new-password'
import type { z } from 'zod'
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

let known: ReadonlySet<string> | undefined

/** Whether a password is in the list of common passwords; see `common-passwords.md` for its source. */
export function isCommonPassword(password: string): boolean {
  known ??= readList()
  return known.has(password.toLowerCase())
}

// the build does not copy text files
function readList(): ReadonlySet<string> {
  const file = path.join(strapi.dirs.app.src, 'features/passwords/common-passwords.txt')
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))
}
