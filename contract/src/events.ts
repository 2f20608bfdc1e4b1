import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { pictureSchema, plainPictureSchema } from './media.ts'
import { daySchema, factSchema, hrefSchema, momentSchema, publicIdSchema } from './primitives.ts'
import { partnerRefSchema } from './references.ts'
import { richTextSchema } from './rich-text.ts'
import { seoSchema } from './seo.ts'

/** The event series with a landing page (requirements §2); the value is its path without the slash. */
export const eventSeriesSchema = z.enum([
  'nationale-dhz-sessie',
  'bouwgroothandel-bijeen',
  'business-update-bouwgroothandel',
])
export type EventSeries = z.infer<typeof eventSeriesSchema>

/** Future events by date, or past ones, newest first. */
export const eventPeriodSchema = z.enum(['upcoming', 'past'])

export const venueSchema = z.object({
  name: z.string(),
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string(),
})

/** An event in the agenda; moments in UTC. */
export const eventCardSchema = z.object({
  id: publicIdSchema,
  slug: z.string(),
  series: eventSeriesSchema.nullable(),
  edition: editionSchema,
  title: z.string(),
  subtitle: z.string().nullable(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  online: z.boolean(),
  venue: venueSchema.nullable(),
  cover: pictureSchema.nullable(),
  /** why it does not take place; null when it does, and from a backend that does not send it yet */
  cancelledBecause: z.string().nullable().catch(null),
  /** when it was last published; null from a backend that does not send it yet */
  changedAt: momentSchema.nullable().catch(null),
})
export type EventCard = z.infer<typeof eventCardSchema>

/** The events of a company: the next ones, soonest first, and the last ones, newest first. */
export const companyEventsSchema = z.object({ upcoming: z.array(eventCardSchema), past: z.array(eventCardSchema) })
export type CompanyEvents = z.infer<typeof companyEventsSchema>

/**
 * A part of the programme; `start` and `end` are local clock times, `09:30`. Parts of a day with the same `start` run
 * in parallel.
 */
export const programmeItemSchema = z.object({
  /** `2027-02-03`; null for the first day of the event */
  day: z.iso.date().nullable(),
  start: z.string(),
  end: z.string().nullable(),
  room: z.string().nullable(),
  title: z.string(),
  text: z.string().nullable(),
  pause: z.boolean(),
})

/** What can be registered for, as far as it rarely changes: what is free now is asked apart (`eventSaleSchema`). */
export const eventRegistrationSchema = z.object({
  opensAt: momentSchema,
  closesAt: momentSchema,
  cancelUntil: daySchema,
  hasWaitingList: z.boolean(),
  /** why it does not take place; null when it does */
  cancelledBecause: z.string().nullable(),
  types: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      description: z.string().nullable(),
      access: z.enum(['everybody', 'subscriber', 'invitation', 'domain']),
      /** for consumers with VAT, for companies without */
      priceInclCents: z.int().nonnegative(),
      priceExclCents: z.int().nonnegative(),
      opensAt: momentSchema,
      closesAt: momentSchema,
      isSoldOut: z.boolean(),
    }),
  ),
})
export type EventRegistration = z.infer<typeof eventRegistrationSchema>

export const eventSchema = eventCardSchema.extend({
  intro: z.string(),
  body: richTextSchema,
  /** where to register, here or at the organiser, and what it costs in words; null from a backend that does not send them yet */
  registrationLink: hrefSchema.nullable().catch(null),
  price: z.string().nullable().catch(null),
  /** registering on this site; null without it, and from a backend that does not know it yet */
  registration: eventRegistrationSchema.nullable().catch(null),
  practical: z.array(factSchema),
  programme: z.array(programmeItemSchema),
  speakers: z.array(z.object({ name: z.string(), role: z.string(), portrait: plainPictureSchema.nullable() })),
  sponsorsMain: z.array(partnerRefSchema),
  sponsors: z.array(partnerRefSchema),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  recap: richTextSchema,
  photos: z.array(pictureSchema),
  seo: seoSchema.nullable(),
  /** other editions of the same series, newest first */
  otherEditions: z.array(eventCardSchema),
})
export type Event = z.infer<typeof eventSchema>
