import { z } from 'zod'
import { domainErrorCodeSchema } from './domain-errors.ts'

/** Errors about an account (requirements §8), as the backend sends them in `error.details.code`. */
const accountErrorCodeSchema = z.enum([
  'invalid-email',
  'wrong-password',
  'invalid-credential',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'requires-recent-login',
  'user-token-expired',
  'user-disabled',
  'operation-not-allowed',
  'network-request-failed',
  'admin-restricted-operation',
])
export type AccountErrorCode = z.infer<typeof accountErrorCodeSchema>

/** `error.details` of an error about an account, or of a feature. */
export const accountErrorDetailsSchema = z.object({
  code: z.union([accountErrorCodeSchema, domainErrorCodeSchema]),
  /** with `too-many-requests`: when to retry */
  retryAfterSeconds: z.int().positive().optional(),
  /** distinguishes the causes of one code: `consent`, `linked`, `denied`, `used`, `unknown` */
  reason: z.string().optional(),
})
export type AccountErrorDetails = z.infer<typeof accountErrorDetailsSchema>

/** `error.details` of a 400 about invalid input: a message for each field, by its name in the body. */
export const fieldErrorDetailsSchema = z.object({
  errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })),
})
