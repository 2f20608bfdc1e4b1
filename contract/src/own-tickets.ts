import { z } from 'zod'
import { answerSchema, attendeeFields } from './attendees.ts'
import { eventSessionSchema } from './event-sales.ts'
import { venueSchema } from './events.ts'
import { centsSchema } from './money/cents.ts'
import { daySchema, momentSchema, publicIdSchema } from './primitives.ts'

/** Somebody who waits for a place. */
export const joinWaitingInput = z.object({
  eventId: publicIdSchema,
  typeId: z.int('Kies een kaart.').positive(),
  ...attendeeFields,
  idempotencyKey: z.uuid(),
})

export const waitingStateSchema = z.enum(['waiting', 'offered', 'taken', 'passed', 'expired', 'left'])

/** A place on a waiting list, for whoever waits. */
export const waitingEntrySchema = z.object({
  id: z.int().positive(),
  eventId: publicIdSchema,
  title: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  venue: venueSchema.nullable(),
  typeId: z.int().positive(),
  typeName: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  state: waitingStateSchema,
  /** 1 is next; null once it no longer waits */
  position: z.int().positive().nullable(),
  offerUntil: momentSchema.nullable(),
  /** of its link */
  code: z.string(),
})
export type WaitingEntry = z.infer<typeof waitingEntrySchema>

/** What the holder of a ticket, or whoever registered it, can still do. */
const ticketCanSchema = z.object({
  change: z.boolean(),
  /** answers too: those of whom a ticket was handed over to are its holder's alone */
  answer: z.boolean(),
  handOver: z.boolean(),
  cancel: z.boolean(),
})

/** A ticket for its holder, or for whoever registered it. */
export const ticketSchema = z.object({
  id: z.int().positive(),
  /** of the registration, and how many tickets that has */
  number: z.string(),
  position: z.int().positive(),
  of: z.int().positive(),
  state: z.enum(['valid', 'cancelled']),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  typeName: z.string(),
  eventId: publicIdSchema,
  title: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  venue: venueSchema.nullable(),
  sessions: z.array(eventSessionSchema.pick({ id: true, day: true, start: true, room: true, title: true })),
  answers: z.array(answerSchema.extend({ label: z.string() })),
  /** as it is typed: `7K3M-Q9XW-2F`; null once it is not valid */
  code: z.string().nullable(),
  /** its QR code with its quiet zone: the size in modules, and the dark ones as an SVG path; null once it is not valid */
  qr: z.object({ size: z.int().positive(), path: z.string() }).nullable(),
  changeUntil: daySchema,
  cancelUntil: daySchema,
  /** of an event that was cancelled */
  eventCancelledBecause: z.string().nullable(),
  cancelledAt: momentSchema.nullable(),
  /** what the holder gets back by cancelling now, with VAT; 0 of a free one */
  refundCents: centsSchema,
  /** of the credit note of a cancelled one */
  creditNumber: z.string().nullable(),
  can: ticketCanSchema,
})
export type Ticket = z.infer<typeof ticketSchema>

/** The registrations and places on waiting lists of an account, or of the link of a registration. */
export const ownRegistrationsSchema = z.object({
  tickets: z.array(ticketSchema),
  waiting: z.array(waitingEntrySchema),
})
export type OwnRegistrations = z.infer<typeof ownRegistrationsSchema>

/** The code of the link of a ticket or of its registration; null for the account that is logged in. */
export const ticketCodeField = z.string().max(200).nullable().default(null)

export const handOverInput = z.object({ ...attendeeFields, code: ticketCodeField })
export const changeTicketInput = z.object({
  sessions: z.array(z.int().positive()).max(50),
  answers: z.array(answerSchema).max(50),
  code: ticketCodeField,
})

/** The part of the download of an account with its registrations. */
export const exportedRegistrationSchema = z.object({
  number: z.string(),
  event: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  state: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** picked parts of the programme: `2026-12-03 11:15 Ovenzaal` */
  picks: z.array(z.string()),
  registeredAt: momentSchema,
})
