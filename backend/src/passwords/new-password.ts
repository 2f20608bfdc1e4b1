import { z } from 'zod'
import { isCommonPassword } from './common-passwords'
import { problemOfPassword } from './password-policy'

/** A password that is to be kept. Signs that look the same are made the same, on whatever keyboard they were typed. */
export const newPasswordField = z
  .string({ error: 'Kies een wachtwoord.' })
  .max(1000, 'Dit is te lang voor een wachtwoord.')
  .normalize('NFKC')
  .superRefine((password, context) => {
    const problem = problemOfPassword(password, isCommonPassword)
    if (problem) context.addIssue(problem)
  })

const bothSame = {
  path: ['passwordConfirmation'],
  error: 'Dit is niet hetzelfde wachtwoord.',
  // also while other fields are wrong
  when: () => true,
}

/** Adds to the fields of a form a new password, which may be given twice. */
export function withNewPassword<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ ...shape, password: newPasswordField, passwordConfirmation: z.string().max(1000).optional() })
    .refine(
      (given: { password?: unknown; passwordConfirmation?: unknown }) =>
        given.passwordConfirmation === undefined || given.passwordConfirmation === given.password,
      bothSame,
    )
}
