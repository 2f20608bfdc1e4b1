import { z } from 'zod'
import { requiredText } from './required-text.ts'

const longest = 1000

/** A new password, normalised so that it is the same from every keyboard. The backend has the rules for a good one. */
export const newPasswordField = z
  .string({ error: requiredText('Wachtwoord') })
  .min(1, requiredText('Wachtwoord'))
  .max(longest, 'Dit is te lang voor een wachtwoord.')
  .normalize('NFKC')

const samePasswords = {
  path: ['passwordConfirmation'],
  error: 'Dit is niet hetzelfde wachtwoord.',
  // also while other fields are invalid
  when: () => true,
}

/** Adds to the fields of an input a new password, with an optional confirmation. */
export function withNewPassword<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ ...shape, password: newPasswordField, passwordConfirmation: z.string().max(longest).optional() })
    .refine(
      (given: { password?: unknown; passwordConfirmation?: unknown }) =>
        given.passwordConfirmation === undefined || given.passwordConfirmation === given.password,
      samePasswords,
    )
}
