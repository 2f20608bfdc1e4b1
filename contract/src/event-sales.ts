import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { venueSchema } from './events.ts'
import { centsSchema } from './money/cents.ts'
import { vatRateSchema } from './money/vat.ts'
import { orderingSchema } from './plans.ts'
import { daySchema, momentSchema, publicIdSchema } from './primitives.ts'

/**
 * What visitors can do now. `few`: so few places are left that it is said. `waiting`: full, with a waiting list; `full`: without one.
 * `soon` before and `closed` after the sale; `over` once the event has ended.
 */
export const saleStateSchema = z.enum(['soon', 'open', 'few', 'waiting', 'full', 'closed', 'cancelled', 'over'])
export type SaleState = z.infer<typeof saleStateSchema>

export const ticketAccessSchema = z.enum(['everybody', 'subscriber', 'invitation', 'domain'])

/** A kind of ticket of an event; both prices 0 is free. */
export const ticketTypeSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  description: z.string().nullable(),
  /** for consumers with VAT, for companies without */
  priceInclCents: centsSchema,
  priceExclCents: centsSchema,
  vatRate: vatRateSchema,
  access: ticketAccessSchema,
  /** of `domain`: the addresses that may have one */
  domains: z.array(z.string()),
  state: saleStateSchema.exclude(['cancelled', 'over']),
  opensAt: momentSchema,
  closesAt: momentSchema,
  /** places that are free now */
  left: z.int().nonnegative(),
  /** in one registration */
  least: z.int().positive(),
  most: z.int().positive(),
  /** how many wait for it */
  waiting: z.int().nonnegative(),
})
export type TicketType = z.infer<typeof ticketTypeSchema>

/** A part of the programme to choose; those of a day with one start are parallel. */
export const eventSessionSchema = z.object({
  id: z.int().positive(),
  day: daySchema,
  /** local clock time, `11:15` */
  start: z.string(),
  ends: z.string().nullable(),
  room: z.string(),
  title: z.string(),
  /** free places and all of them; null where there is place for everybody */
  left: z.int().nonnegative().nullable(),
  size: z.int().nonnegative().nullable(),
})
export type EventSession = z.infer<typeof eventSessionSchema>

export const questionKindSchema = z.enum(['text', 'choice', 'diet'])

/** What is asked of each attendee. */
export const eventQuestionSchema = z.object({
  id: z.int().positive(),
  kind: questionKindSchema,
  label: z.string(),
  help: z.string().nullable(),
  /** of `choice` and `diet` */
  choices: z.array(z.string()),
  isRequired: z.boolean(),
})
export type EventQuestion = z.infer<typeof eventQuestionSchema>

/** The registration for an event as it is now. */
export const eventSaleSchema = z.object({
  eventId: publicIdSchema,
  /** of its page; null while that is not published */
  slug: z.string().nullable(),
  /** in which its pages are; `general` while that of the event is not published */
  edition: editionSchema,
  title: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  venue: venueSchema.nullable(),
  state: saleStateSchema,
  opensAt: momentSchema,
  closesAt: momentSchema,
  /** places of the event that are free, and all of them */
  left: z.int().nonnegative(),
  size: z.int().nonnegative(),
  most: z.int().positive(),
  changeUntil: daySchema,
  cancelUntil: daySchema,
  hasWaitingList: z.boolean(),
  cancelledBecause: z.string().nullable(),
  /** for a draft also those that were taken off sale, which it may have chosen before: they are `closed` */
  types: z.array(ticketTypeSchema),
  sessions: z.array(eventSessionSchema),
  questions: z.array(eventQuestionSchema),
})
export type EventSale = z.infer<typeof eventSaleSchema>

/** The draft whose own places count as free, and the code of an offer or an invitation. */
export const saleQuery = z.object({ draft: z.uuid().optional(), code: z.string().max(200).optional() })

/** The registration for an event, for one visitor. */
export const visitorSaleSchema = z.object({
  data: eventSaleSchema,
  /** how one orders and pays; null while nothing can be paid */
  ordering: orderingSchema.nullable(),
  isSubscriber: z.boolean(),
  /** what the code gives; null without one, or when it gives nothing any more */
  entry: z
    .object({
      kind: z.enum(['offer', 'invitation']),
      typeId: z.int(),
      places: z.int().positive(),
      until: momentSchema,
    })
    .nullable(),
  /** what the code gave before: it was withdrawn or taken, its time is over, or its tickets are no longer sold */
  goneEntry: z.enum(['offer', 'invitation']).nullable(),
})
export type VisitorSale = z.infer<typeof visitorSaleSchema>
