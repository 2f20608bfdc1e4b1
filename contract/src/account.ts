import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { momentSchema } from './primitives.ts'

/** An account as its owner sees it. */
export const accountSchema = z.object({
  id: z.int().positive(),
  email: z.email(),
  username: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  edition: editionSchema,
  /** false when one logs in by a provider only */
  hasPassword: z.boolean(),
  createdAt: momentSchema,
  /** when the owner agreed to the terms; null when that was not asked */
  consentedAt: momentSchema.nullable(),
  /** when the account will be gone; null when it stays */
  deletionAt: momentSchema.nullable(),
})
export type Account = z.infer<typeof accountSchema>

/** Answer of `GET /users/me`; `role` only when `populate` names it. */
export const meSchema = accountSchema.extend({
  role: z.object({ type: z.enum(['authenticated', 'subscriber']) }).optional(),
})

/** The bearer, what it can be renewed with, and after how many seconds it has to be. Answer of `POST /auth/refresh`. */
export const tokensSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  expiresIn: z.int().positive(),
})
export type Tokens = z.infer<typeof tokensSchema>

/** Answer of everything that logs in. */
export const logInSchema = tokensSchema.extend({ user: accountSchema })
export type LogIn = z.infer<typeof logInSchema>

/** Answer of `POST /auth/local/register`: a bearer that is good for confirming this registration, and for nothing else. */
export const registrationSchema = z.object({ jwt: z.string() })

/** Answer of what sends a mail, or not: nothing can be told from it. */
export const acceptedSchema = z.object({ ok: z.literal(true) })

/** A device on which one is logged in; `browser` and `system` as far as it tells them. */
export const sessionSchema = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: momentSchema,
  usedAt: momentSchema,
  current: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>
