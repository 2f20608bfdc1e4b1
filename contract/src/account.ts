import { z } from 'zod'
import { ownReportSchema, placedCommentSchema } from './comments.ts'
import { editionSchema } from './editions.ts'
import { momentSchema } from './primitives.ts'
import { articleRefSchema, tagRefSchema } from './references.ts'

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
export type Me = z.infer<typeof meSchema>

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

/** Answer of `POST /account/confirm`: the log-in of the browser that registered, and null in any other. */
export const confirmationSchema = z.object({ confirmed: z.literal(true), logIn: logInSchema.nullable() })

/** A change of address that is going on. */
export const emailChangeSchema = z.object({
  email: z.email(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  expiresAt: momentSchema,
})

/** Answer of `POST /account/email-change/confirm`: `waiting` while the other address has to confirm. */
export const emailChangeStatusSchema = z.object({ status: z.enum(['waiting', 'changed']) })

/** Answer of `GET /account`; `providers` are those one can log in by. */
export const accountOverviewSchema = z.object({
  account: accountSchema,
  emailChange: emailChangeSchema.nullable(),
  providers: z.array(z.string()),
})
export type AccountOverview = z.infer<typeof accountOverviewSchema>

/** Answer of `GET /account/export`: everything that is kept about an account. */
export const accountExportSchema = accountOverviewSchema.extend({
  exportedAt: momentSchema,
  sessions: z.array(sessionSchema),
  followedTags: z.array(tagRefSchema.extend({ addedAt: momentSchema })),
  /** `article` is null while it is not published */
  savedArticles: z.array(
    z.object({
      id: z.int(),
      addedAt: momentSchema,
      article: articleRefSchema.omit({ id: true }).nullable(),
    }),
  ),
  comments: z.array(placedCommentSchema),
  commentReports: z.array(ownReportSchema),
})

/** A provider that one can log in by. Answer of `GET /auth/providers`: a list of them. */
export const providerSchema = z.object({ name: z.string(), label: z.string() })

/** A registration by a provider that waits for its mail, as `registrationSchema`. */
const pendingSchema = registrationSchema.extend({ pending: z.literal(true) })

/** Answer of `GET /auth/{provider}/callback`. */
export const providerLogInSchema = z.union([logInSchema, pendingSchema])

/** Answer of `POST /connect/{provider}/callback`; `linked` when one was logged in already. */
export const connectionSchema = z.union([...providerLogInSchema.options, z.object({ linked: z.string() })])
