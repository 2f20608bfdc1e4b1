import { z } from 'zod'
import { answerSchema, attendeeFields } from './attendees.ts'
import { defineDomainErrors } from './domain-errors.ts'
import { draftReferenceSchema } from './drafts.ts'
import { centsSchema } from './money/cents.ts'
import { momentSchema, publicIdSchema } from './primitives.ts'
import {
  checkCompanyNumbers,
  orderAddressSchema,
  orderCustomerSchema,
  orderPaymentSchema,
  referenceField,
} from './subscriptions.ts'

/** Names the drafts of registrations. */
export const registrationWizard = 'inschrijving'

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

/** Why a registration or a ticket cannot be what was asked. */
export const registrationErrors = defineDomainErrors({
  'events/full': {
    status: 409,
    sentence: 'Intussen zijn niet alle plaatsen meer vrij. Kies minder kaarten, een andere zaal of de wachtlijst.',
  },
  'events/too-many-held': {
    status: 409,
    sentence:
      'Vanaf uw netwerk worden al veel plaatsen voor dit evenement vastgehouden. Ga gerust verder: zolang er plaats is, kunt u zich inschrijven.',
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
  'events/offer-over': {
    status: 409,
    sentence: 'Deze plaats houden wij niet meer voor u vast. Zet u opnieuw op de wachtlijst.',
  },
})
