import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { maxEventsPerBatch } from './statistics-limits.ts'

/**
 * A page of the site: its path, and of the query only the key of the pro edition. PostgreSQL accepts no half of a
 * surrogate pair, and would reject all events that are written with it.
 */
export const pageUrlSchema = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\p{Cc}\p{Cs}\\#?]*(?:\?pro)?$/u)

/** The host of the other site that linked here. */
const referrerField = z
  .string()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/)

/** An event that says only that it happened on a page. */
function onPage<const Type extends string>(eventType: Type) {
  return z.object({ eventType: z.literal(eventType), url: pageUrlSchema })
}

/**
 * Every kind of event that the website reports (requirements §3), by its `eventType`. None has anything about who the
 * reader is.
 */
export const statisticsEventSchema = z.discriminatedUnion('eventType', [
  /** a page was seen; detail pages report it once their text has been on screen for 5 s */
  onPage('Pageview').extend({
    referrer: referrerField.optional(),
    /** of a vacancy: the page of this site that the reader came from. One that is not readable costs no view */
    from: pageUrlSchema.optional().catch(undefined),
  }),
  /** half of a banner was on screen for a second; clicks are counted by `/c` itself. `banner` is its public id */
  onPage('Marketing').extend({
    banner: z
      .string()
      .max(60)
      .regex(/^[\w-]+$/),
    action: z.literal('view'),
  }),
  /** a reader went from the page of a company or vacancy to its website, mail address or telephone number */
  onPage('Lead').extend({ action: z.enum(['site', 'mail', 'phone']) }),
  onPage('session-start'),
  /** the page was hidden */
  onPage('session-pause'),
  onPage('session-resume'),
  onPage('session-stop'),
  onPage('user-auth-sign-up'),
  onPage('user-auth-sign-in'),
  onPage('user-auth-sign-out'),
  onPage('user-auth-auth-fail'),
  onPage('user-auth-forgot-password'),
  onPage('user-auth-update-password'),
  /** a link in a mail was opened */
  onPage('email-link'),
  /** the site was installed as an app */
  z.object({ eventType: z.literal('Install') }),
])
export type StatisticsEvent = z.infer<typeof statisticsEventSchema>

/** The visitor's session cookie (requirements §3): the same id for everybody, and two times in milliseconds. */
export const visitorSessionSchema = z.object({ id: z.literal(0), iat: z.int().positive(), exp: z.int().positive() })
export type VisitorSession = z.infer<typeof visitorSessionSchema>

const malformed = 'Dit verzoek klopt niet.'

/** `POST /statistics/` (requirements §7): a batch of events, which are validated one by one. */
export const reportEvents = endpoint(
  'POST',
  '/statistics',
  z.object({
    data: z.object(
      {
        /** made by the client: a batch that is sent again with the same id is counted once */
        id: z.uuid(malformed).optional(),
        events: z
          .array(z.unknown(), malformed)
          .min(1, malformed)
          .max(maxEventsPerBatch, {
            error: `Dit zijn te veel gebeurtenissen: stuur er hoogstens ${maxEventsPerBatch} tegelijk.`,
          }),
        session: z.unknown().optional(),
      },
      malformed,
    ),
  }),
  z.object({
    data: z.object({
      /** the number of valid events, which are on disk now */
      accepted: z.int().nonnegative(),
      /** invalid events by their place in the batch, which are not stored */
      rejected: z.array(z.object({ index: z.int().nonnegative(), message: z.string() })),
    }),
  }),
)
