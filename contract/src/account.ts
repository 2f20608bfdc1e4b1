import { z } from 'zod'
import { ownReportSchema, placedCommentSchema } from './comments.ts'
import { editionSchema } from './editions.ts'
import { entitlementSchema } from './entitlements.ts'
import { followedSubjectSchema } from './following.ts'
import { momentSchema } from './primitives.ts'
import { ownPushDeviceSchema } from './push.ts'
import { type ReaderAccess, readerAccessSchema } from './reader-state.ts'
import { articleRefSchema } from './references.ts'
import { savedSearchSchema } from './saved-searches.ts'

/** An account as its owner sees it. */
export const accountSchema = z.object({
  id: z.int().positive(),
  email: z.email(),
  username: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  edition: editionSchema,
  /** false when the reader only logs in with a provider */
  hasPassword: z.boolean(),
  createdAt: momentSchema,
  /** when the owner accepted the terms; null when that is unknown */
  consentedAt: momentSchema.nullable(),
  /** when the account will be deleted; null when it stays */
  deletionAt: momentSchema.nullable(),
})
export type Account = z.infer<typeof accountSchema>

/** Response of `GET /users/me`; `role` only when `populate` names it: all readers have the same one. */
export const meSchema = accountSchema.extend({
  /** the least from a backend that does not send it yet */
  reader: readerAccessSchema.catch('account'),
  role: z.object({ type: z.literal('authenticated') }).optional(),
})
export type Me = z.infer<typeof meSchema>
/** What pages show of the account, and what it may read. */
export type PageUser = Pick<Me, 'name'> & { reader: ReaderAccess }

/** The bearer token, the refresh token, and the seconds until it expires. Response of `POST /auth/refresh`. */
export const tokensSchema = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  expiresIn: z.int().positive(),
})
export type Tokens = z.infer<typeof tokensSchema>

/** Response of everything that logs in. */
export const logInSchema = tokensSchema.extend({ user: accountSchema })
export type LogIn = z.infer<typeof logInSchema>

/** Response of `POST /auth/local/register`: a bearer token that can only confirm this registration. */
export const registrationSchema = z.object({ jwt: z.string() })

/** Response of what may send a mail: the same whether it does or not. */
export const acceptedSchema = z.object({ ok: z.literal(true) })

/** A device on which the reader is logged in; `browser` and `system` when known. */
export const sessionSchema = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: momentSchema,
  usedAt: momentSchema,
  current: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

/** Response of `POST /account/confirm`: the log-in for the browser that registered, and null in any other. */
export const confirmationSchema = z.object({ confirmed: z.literal(true), logIn: logInSchema.nullable() })

/** A pending change of address. */
export const emailChangeSchema = z.object({
  email: z.email(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  expiresAt: momentSchema,
})

/** Response of `POST /account/email-change/confirm`: `waiting` while the other address has to confirm. */
export const emailChangeStatusSchema = z.object({ status: z.enum(['waiting', 'changed']) })

/** Response of `GET /account`; `providers` are the linked ones. */
export const accountOverviewSchema = z.object({
  account: accountSchema,
  /** the least from a backend that does not send it yet */
  reader: readerAccessSchema.catch('account'),
  emailChange: emailChangeSchema.nullable(),
  providers: z.array(z.string()),
})
export type AccountOverview = z.infer<typeof accountOverviewSchema>

/**
 * Response of `GET /account/export`: all data stored about an account. A feature of the backend adds its list under a key
 * of its own, with a schema of its own contract; the website passes it on.
 */
export const accountExportSchema = accountOverviewSchema
  .extend({
    exportedAt: momentSchema,
    sessions: z.array(sessionSchema),
    followed: z.array(followedSubjectSchema),
    /** `article` is null while it is not published */
    savedArticles: z.array(
      z.object({
        id: z.int(),
        addedAt: momentSchema,
        article: articleRefSchema.omit({ id: true }).nullable(),
      }),
    ),
    /** ids of vacancies */
    savedVacancies: z.array(z.object({ id: z.int(), savedAt: momentSchema })),
    savedSearches: z.array(savedSearchSchema),
    entitlements: z.array(entitlementSchema),
    comments: z.array(placedCommentSchema),
    pushDevices: z.array(ownPushDeviceSchema),
    commentReports: z.array(ownReportSchema),
  })
  .catchall(z.json())

/** A provider to log in with. Response of `GET /auth/providers`: a list of them. */
export const providerSchema = z.object({ name: z.string(), label: z.string() })

/** A registration by a provider that waits for its mail, as `registrationSchema`. */
const pendingSchema = registrationSchema.extend({ pending: z.literal(true) })

/** Response of `GET /auth/{provider}/callback`. */
export const providerLogInSchema = z.union([logInSchema, pendingSchema])

/** Response of `POST /connect/{provider}/callback`; `linked` when the reader was already logged in. */
export const connectionSchema = z.union([...providerLogInSchema.options, z.object({ linked: z.string() })])
