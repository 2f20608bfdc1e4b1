import { z } from 'zod'

const longest = 1000

/** A new password. Characters that look the same are made the same, on whatever keyboard they were typed. What makes one good is for the backend. */
export const newPasswordField = z
  .string({ error: 'Kies een wachtwoord.' })
  .max(longest, 'Dit is te lang voor een wachtwoord.')
  .normalize('NFKC')

const bothSame = {
  path: ['passwordConfirmation'],
  error: 'Dit is niet hetzelfde wachtwoord.',
  // also while other fields are wrong
  when: () => true,
}

/** Adds to the fields of an input a new password, which may be given twice. */
export function withNewPassword<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ ...shape, password: newPasswordField, passwordConfirmation: z.string().max(longest).optional() })
    .refine(
      (given: { password?: unknown; passwordConfirmation?: unknown }) =>
        given.passwordConfirmation === undefined || given.passwordConfirmation === given.password,
      bothSame,
    )
}
