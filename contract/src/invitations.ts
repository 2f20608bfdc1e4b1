import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { entitledEditionSchema } from './entitlements.ts'
import { venueSchema } from './events.ts'
import { daySchema, momentSchema, publicIdSchema } from './primitives.ts'

/** What somebody can be invited to: a seat of a subscription, the vacancies of a company, or places at an event. */
export const invitationPurposes = ['seat', 'colleague', 'event'] as const
export type InvitationPurpose = (typeof invitationPurposes)[number]

/** A reader of a company's subscription reads; a manager also invites, and sees the invoices. */
export const seatRoleSchema = z.enum(['reader', 'manager'])
export type SeatRole = z.infer<typeof seatRoleSchema>

/** A member works on the vacancies of a company and their applications; an owner also on its details, invoices and colleagues. */
export const colleagueRoleSchema = z.enum(['owner', 'member'])
export type ColleagueRole = z.infer<typeof colleagueRoleSchema>

/** What somebody can be invited as. */
export const invitedRoleSchema = z.enum([...seatRoleSchema.options, ...colleagueRoleSchema.options])
export type InvitedRole = z.infer<typeof invitedRoleSchema>

/** How many days an invitation can be accepted, beside the day on which it was sent. */
export const invitationDays = 14

/** The longest note of an inviter, which is on the page of the invitation only. */
export const maxInvitationNote = 300

/** What became of an invitation; `replaced` when it was sent again since, and `over` when what it is to no longer exists. */
export const invitationStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced', 'over'] as const

/** The event of an invitation, and how many of its places are left for who has the link. */
export const invitedEventSchema = z.object({
  id: publicIdSchema,
  startsAt: momentSchema,
  endsAt: momentSchema,
  /** null for one that is only online */
  venue: venueSchema.nullable(),
  ticketType: z.string(),
  isFree: z.boolean(),
  /** the company whose people are invited; null for a personal invitation */
  company: z.string().nullable(),
  places: z.int().positive(),
  placesLeft: z.int().nonnegative(),
})
export type InvitedEvent = z.infer<typeof invitedEventSchema>

/** An invitation as whoever has its link sees it. */
export const invitationSchema = z.object({
  state: z.enum(invitationStates),
  purpose: z.enum(invitationPurposes),
  inviter: z.string(),
  /** the company that pays; null when a person does */
  organisation: z.string().nullable(),
  /** the name of the plan, of the company of the vacancies, or of the event */
  offer: z.string(),
  /** only of places at an event */
  event: invitedEventSchema.nullable(),
  edition: entitledEditionSchema,
  role: invitedRoleSchema,
  note: z.string().nullable(),
  /** to whom it was sent */
  email: z.email(),
  name: z.string().nullable(),
  sentAt: momentSchema,
  /** the last day on which it can be accepted */
  validUntil: daySchema,
  /** when it was accepted, declined or withdrawn */
  answeredAt: momentSchema.nullable(),
  /** whether there is an account with its address; the link was mailed to whoever owns that */
  hasAccount: z.boolean(),
  /** the address of the logged-in reader; null without a log-in */
  readerEmail: z.email().nullable(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** A reader of a subscription. */
export const seatSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.email(),
  /** `owner` ordered it */
  role: z.enum(['owner', ...seatRoleSchema.options]),
  isSelf: z.boolean(),
  since: daySchema,
  /** the last day on which the reader was logged in; null for never */
  seenOn: daySchema.nullable(),
})
export type Seat = z.infer<typeof seatSchema>

/** An invitation that was not answered yet. */
export const sentInvitationSchema = z.object({
  id: z.int().positive(),
  email: z.email(),
  name: z.string().nullable(),
  role: invitedRoleSchema,
  sentOn: daySchema,
  validUntil: daySchema,
  /** takes no seat any more */
  isExpired: z.boolean(),
})
export type SentInvitation = z.infer<typeof sentInvitationSchema>

/** The seats of a subscription, as its owner and managers see them. */
export const seatsSchema = z.object({
  total: z.int().positive(),
  /** readers and open invitations */
  used: z.int().nonnegative(),
  /** the role of who asks: only the owner decides who manages */
  role: z.enum(['owner', 'manager']),
  people: z.array(seatSchema),
  invitations: z.array(sentInvitationSchema),
})
export type Seats = z.infer<typeof seatsSchema>

/** Somebody who works on the vacancies of a company. */
export const colleagueSchema = z.object({
  /** of the account */
  id: z.int().positive(),
  name: z.string(),
  email: z.email(),
  /** `manager` manages the subscription, and works on vacancies as a member does */
  role: z.enum([...colleagueRoleSchema.options, 'manager']),
  isSelf: z.boolean(),
  since: daySchema,
})
export type Colleague = z.infer<typeof colleagueSchema>

/** The people of a company, as its owners see them. */
export const colleaguesSchema = z.object({
  people: z.array(colleagueSchema),
  invitations: z.array(sentInvitationSchema),
})
export type Colleagues = z.infer<typeof colleaguesSchema>

/** Why an invitation cannot be sent, accepted or changed. */
export const invitationErrors = defineDomainErrors({
  'invitations/unknown': {
    status: 404,
    sentence: 'Deze uitnodiging kennen wij niet. Open de link uit de mail nog eens.',
  },
  'invitations/expired': { status: 409, sentence: 'Deze uitnodiging is verlopen. Vraag om een nieuwe.' },
  'invitations/withdrawn': { status: 409, sentence: 'Deze uitnodiging is ingetrokken.' },
  'invitations/used': { status: 409, sentence: 'Deze uitnodiging is al aangenomen.' },
  'invitations/over': { status: 409, sentence: 'Waarvoor deze uitnodiging is, bestaat niet meer.' },
  'invitations/full': { status: 409, sentence: 'Alle plaatsen zijn bezet. Vraag om een nieuwe uitnodiging.' },
  'invitations/other-account': {
    status: 403,
    sentence: 'Deze uitnodiging is voor een ander e-mailadres. Log in met het account van dat adres.',
  },
  'invitations/has-account': {
    status: 409,
    sentence: 'Er is al een account met dit e-mailadres. Log in om de plaats aan te nemen.',
  },
  'invitations/by-registration': { status: 409, sentence: 'Schrijf u in om deze uitnodiging aan te nemen.' },
  'invitations/no-seats': { status: 409, sentence: 'Er zijn niet genoeg plaatsen vrij.' },
  'invitations/owner': { status: 409, sentence: 'Dit kan niet bij de eigenaar van het abonnement.' },
  'invitations/last-owner': {
    status: 409,
    sentence: 'Een bedrijf houdt altijd één eigenaar. Maak eerst een collega eigenaar.',
  },
  'invitations/owner-only': { status: 403, sentence: 'Alleen de eigenaar van het abonnement kan dit.' },
})

/** An invitation that an account sent or got, in its download. */
export const ownInvitationSchema = z.object({
  purpose: z.enum(invitationPurposes),
  email: z.email(),
  inviter: z.string(),
  note: z.string().nullable(),
  sentAt: momentSchema,
})
