import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { entitledEditionSchema } from './entitlements.ts'
import { customerKindSchema, customerRoleSchema, paymentSchema } from './ledger.ts'
import { centsSchema } from './money/cents.ts'
import { planPeriodSchema } from './plans.ts'
import { daySchema, momentSchema } from './primitives.ts'

/** The states of a subscription. `pending` begins later; `overdue` reads on within the terms of payment, `cancelled` until its last day. */
export const subscriptionStateSchema = z.enum([
  'pending',
  'active',
  'overdue',
  'paused',
  'cancelled',
  'ended',
  'withdrawn',
])
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>

/** The longest pause, in months. */
export const mostPauseMonths = 3

/** A plan to which a subscription can change. */
export const planChoiceSchema = z.object({
  planVersionId: z.int().positive(),
  name: z.string(),
  period: planPeriodSchema,
  /** readers in the price */
  seats: z.int().positive(),
  /** whether readers can be added */
  hasExtraSeats: z.boolean(),
})
export type PlanChoice = z.infer<typeof planChoiceSchema>

/** An invoice or credit note, as its customer sees it. */
export const ownInvoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit']),
  issuedOn: daySchema,
  dueOn: daySchema,
  totalCents: centsSchema,
  openCents: centsSchema,
  payment: paymentSchema,
  /** a direct debit that is on its way */
  isBeingCollected: z.boolean(),
  /** its files, by the id of `/account/documenten/:id` */
  documents: z.array(z.object({ id: z.int().positive(), type: z.enum(['application/pdf', 'application/xml']) })),
})
export type OwnInvoice = z.infer<typeof ownInvoiceSchema>

/** A subscription for the owner or a manager of its customer. */
export const ownSubscriptionSchema = z.object({
  number: z.string(),
  state: subscriptionStateSchema,
  role: customerRoleSchema,
  customer: z.object({
    kind: customerKindSchema,
    name: z.string(),
    contact: z.string().nullable(),
    email: z.string(),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
    kvk: z.string().nullable(),
    vatId: z.string().nullable(),
  }),
  reference: z.string().nullable(),
  plan: planChoiceSchema.extend({ edition: entitledEditionSchema, print: z.boolean() }),
  /** without invoices, given by the publisher */
  isComplimentary: z.boolean(),
  isIntro: z.boolean(),
  seats: z.int().positive(),
  startsOn: daySchema,
  paidUntil: daySchema,
  /** its last day, when it is cancelled or ends by itself */
  endsOn: daySchema.nullable(),
  pause: z.object({ from: daySchema, until: daySchema }).nullable(),
  canPause: z.boolean(),
  canChange: z.boolean(),
  canCancel: z.boolean(),
  canRevoke: z.boolean(),
  withdrawUntil: daySchema.nullable(),
  /** what begins with the next period */
  nextChange: z.object({ planName: z.string(), seats: z.int().positive(), from: daySchema }).nullable(),
  /** a price rise that was announced */
  priceRise: z.object({ from: daySchema, totalCents: centsSchema }).nullable(),
  /** the next invoice; null when none follows */
  nextCharge: z
    .object({ on: daySchema, netCents: centsSchema, vatCents: centsSchema, totalCents: centsSchema })
    .nullable(),
  payment: paymentSchema,
  /** the account that is collected from, masked */
  mandate: z.object({ reference: z.string(), iban: z.string(), holder: z.string() }).nullable(),
  /** what cancelling today does */
  cancellation: z.object({ lastDay: daySchema, creditCents: centsSchema }).nullable(),
  /** the plans that are sold to this kind of customer */
  choices: z.array(planChoiceSchema),
  invoices: z.array(ownInvoiceSchema),
  /** the text of a mandate, for another account; null when nothing can be collected */
  mandateText: z
    .object({ version: z.string(), text: z.string(), creditor: z.string(), creditorId: z.string() })
    .nullable(),
})
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>

/** A subscription in the list of an account. */
export const ownSubscriptionLineSchema = z.object({
  number: z.string(),
  state: subscriptionStateSchema,
  customerName: z.string(),
  planName: z.string(),
})
export type OwnSubscriptionLine = z.infer<typeof ownSubscriptionLineSchema>

/** What a change of plan or readers costs, before it is confirmed. */
export const planChangePreviewSchema = z.object({
  planVersionId: z.int().positive(),
  planName: z.string(),
  seats: z.int().positive(),
  /** at once, or with the next period */
  from: daySchema,
  /** what is charged now, pro rata; null when nothing is */
  now: z.object({ netCents: centsSchema, vatCents: centsSchema, totalCents: centsSchema }).nullable(),
  /** what is credited of the old plan, with VAT */
  creditCents: centsSchema,
  /** of a period from then on */
  later: z.object({ netCents: centsSchema, vatCents: centsSchema, totalCents: centsSchema }),
  laterPeriod: planPeriodSchema,
})
export type PlanChangePreview = z.infer<typeof planChangePreviewSchema>

/** Part of the download of an account. */
export const exportedSubscriptionSchema = z.object({
  number: z.string(),
  planName: z.string(),
  state: subscriptionStateSchema,
  customerName: z.string(),
  startsOn: daySchema,
  endsOn: daySchema.nullable(),
  orderedAt: momentSchema,
})

/** Why a subscription cannot be changed. */
export const ownSubscriptionErrors = defineDomainErrors({
  'own-subscriptions/not-possible': {
    status: 409,
    sentence: 'Dit kan nu niet met dit abonnement. Laad de pagina opnieuw.',
  },
  'own-subscriptions/seats-in-use': {
    status: 409,
    sentence: 'Er zijn meer lezers en uitnodigingen dan plaatsen. Haal eerst een lezer of uitnodiging weg.',
  },
  'own-subscriptions/seats': {
    status: 409,
    sentence: 'Dit aantal lezers is bij dit abonnement niet mogelijk. Kies een ander aantal.',
  },
  'own-subscriptions/plan': { status: 409, sentence: 'Dit abonnement is niet te kiezen. Kies een ander.' },
  'own-subscriptions/amount-changed': {
    status: 409,
    sentence: 'Het bedrag is intussen veranderd. Kijk het nog eens na.',
  },
  'own-subscriptions/unpaid': {
    status: 409,
    sentence: 'Er staat nog een factuur open. Daarna kunt u het abonnement wijzigen.',
  },
})
