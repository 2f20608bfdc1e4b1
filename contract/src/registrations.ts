import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { draftReferenceSchema } from './drafts.ts'
import { venueSchema } from './events.ts'
import { centsSchema } from './money/cents.ts'
import { vatRateSchema } from './money/vat.ts'
import { companyField, emailField, nameField } from './person-fields.ts'
import { orderingSchema } from './plans.ts'
import { daySchema, momentSchema, publicIdSchema } from './primitives.ts'
import {
  checkCompanyNumbers,
  orderAddressSchema,
  orderCustomerSchema,
  orderPaymentSchema,
  referenceField,
} from './subscriptions.ts'

/** Names the drafts of registrations. */
export const registrationWizard = 'inschrijving'

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
  /** what the code gives; null without one, or when it is no longer valid */
  entry: z
    .object({
      kind: z.enum(['offer', 'invitation']),
      typeId: z.int(),
      places: z.int().positive(),
      until: momentSchema,
    })
    .nullable(),
})
export type VisitorSale = z.infer<typeof visitorSaleSchema>

const countSchema = z.object({ id: z.int().positive(), count: z.int().min(1).max(50) })

/** The code of an offer of the waiting list, or of an invitation; null without one. */
const entryCode = z.string().max(200).nullable().default(null)

/** Places to keep for a draft: tickets by type, and sessions. */
export const holdInput = z.object({
  draft: draftReferenceSchema.pick({ id: true, key: true }),
  eventId: publicIdSchema,
  types: z.array(countSchema).min(1).max(20),
  sessions: z.array(countSchema).max(100),
  code: entryCode,
})
export type HoldInput = z.infer<typeof holdInput>

/** What is kept until when; null when there is too little, of these types and sessions. */
export const heldPlacesSchema = z.object({
  until: momentSchema.nullable(),
  shortTypes: z.array(z.int()),
  shortSessions: z.array(z.int()),
})
export type HeldPlaces = z.infer<typeof heldPlacesSchema>

const answerSchema = z.object({
  questionId: z.int().positive(),
  answer: z.string().trim().max(500, 'Dit mag hoogstens 500 tekens zijn.'),
})

const attendeeFields = { name: nameField, email: emailField, company: companyField }

/** One attendee of a registration. */
export const attendeeInput = z.object({
  typeId: z.int().positive(),
  ...attendeeFields,
  sessions: z.array(z.int().positive()).max(50),
  answers: z.array(answerSchema).max(50),
})
export type AttendeeInput = z.infer<typeof attendeeInput>

/** How paid tickets are ordered. */
const ticketOrderSchema = z
  .object({
    customer: orderCustomerSchema,
    address: orderAddressSchema,
    payment: orderPaymentSchema,
    /** of the customer, for its bookkeeping */
    reference: referenceField,
  })
  .superRefine(checkCompanyNumbers)
export type TicketOrder = z.infer<typeof ticketOrderSchema>

/** A registration, as its last step sends it. The first attendee registers for all. */
export const registerInput = z.object({
  /** its id is the idempotency key: a repeat gets the result of the first */
  draft: draftReferenceSchema,
  eventId: publicIdSchema,
  attendees: z.array(attendeeInput).min(1, 'Kies ten minste een kaart.').max(50),
  /** null of free tickets */
  order: ticketOrderSchema.nullable(),
  /** what was shown as the total to pay: another one is shown again before anybody pays it */
  totalCents: centsSchema,
  code: entryCode,
})
export type RegisterInput = z.infer<typeof registerInput>

/** The registration that was stored; a repeat gets the same. */
export const registeredSchema = z.object({
  number: z.string(),
  eventId: publicIdSchema,
  email: z.string(),
  tickets: z.int().positive(),
  /** null of free tickets */
  orderNumber: z.string().nullable(),
  /** of the link to its tickets */
  code: z.string(),
})
export type Registered = z.infer<typeof registeredSchema>

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

/** Why a registration or a ticket cannot be what was asked. */
export const registrationErrors = defineDomainErrors({
  'events/full': {
    status: 409,
    sentence: 'Intussen zijn niet alle plaatsen meer vrij. Kies minder kaarten, een andere zaal of de wachtlijst.',
  },
  'events/closed': { status: 409, sentence: 'Voor dit evenement kunt u zich nu niet inschrijven.' },
  'events/not-allowed': { status: 409, sentence: 'Een van de gekozen kaarten is er niet voor u. Kies een andere.' },
  'events/count': { status: 409, sentence: 'Dit aantal kaarten is niet mogelijk. Kies een ander aantal.' },
  'events/price-changed': {
    status: 409,
    sentence: 'De prijs is intussen veranderd. Kijk uw inschrijving nog eens na.',
  },
  'events/terms-changed': {
    status: 409,
    sentence: 'De machtiging is intussen veranderd. Kijk uw inschrijving nog eens na.',
  },
  'events/session': { status: 409, sentence: 'Kies op elk tijdstip hoogstens een zaal.' },
  'events/question': { status: 409, sentence: 'Een van de vragen is niet goed beantwoord. Kijk de antwoorden na.' },
  'events/too-late': { status: 409, sentence: 'Dit kan niet meer: de laatste dag ervoor is voorbij.' },
  'events/not-waiting': {
    status: 409,
    sentence: 'Er is nu plaats. U hoeft niet te wachten: schrijf u gewoon in.',
  },
  'events/no-waiting-list': { status: 409, sentence: 'Dit evenement heeft geen wachtlijst.' },
  'events/already-waiting': { status: 409, sentence: 'Met dit mailadres staat u al op de wachtlijst.' },
  'events/offer-over': {
    status: 409,
    sentence: 'Deze plaats houden wij niet meer voor u vast. Zet u opnieuw op de wachtlijst.',
  },
})
