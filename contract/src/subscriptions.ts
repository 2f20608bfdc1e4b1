import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { draftReferenceSchema } from './drafts.ts'
import { maxLength } from './field-lengths.ts'
import { countryName, euCountries } from './identifiers/eu-countries.ts'
import { isSepaIban, readIban } from './identifiers/iban.ts'
import { readKvk } from './identifiers/kvk.ts'
import { readPostcode } from './identifiers/postcode.ts'
import { countryOfVatId, readVatId } from './identifiers/vat-id.ts'
import { optionalLine, requiredLine } from './line-fields.ts'
import { mostSeats } from './most-seats.ts'
import { newsletterListSchema } from './newsletter.ts'
import { emailField, nameField } from './person-fields.ts'
import { daySchema } from './primitives.ts'
import { requiredText } from './required-text.ts'

/** An identifier in any spelling that people use, in the form in which it is stored. */
function identifier(read: (text: string) => string | null, sentence: string) {
  return z
    .string(sentence)
    .max(60, sentence)
    .transform((text, context) => {
      const found = read(text)
      if (found === null) context.addIssue({ code: 'custom', message: sentence })
      return found ?? z.NEVER
    })
}

/** The own reference of a customer, for its bookkeeping; null without one. */
export const referenceField = optionalLine(maxLength.reference)

/** Who orders. The e-mail address gets the confirmation and the invoices. */
export const orderCustomerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name: nameField, email: emailField }),
  z.object({
    kind: z.literal('company'),
    /** of the company */
    name: requiredLine('Bedrijfsnaam', maxLength.company),
    /** null for a company of another country */
    kvk: identifier(readKvk, 'Een KvK-nummer heeft acht cijfers.').nullable(),
    /** of a member of the EU; null without one */
    vatId: identifier(readVatId, 'Dit btw-id klopt niet. Kijk het nog eens na.').nullable(),
    /** who orders for it */
    contact: nameField,
    email: emailField,
  }),
])
export type OrderCustomer = z.infer<typeof orderCustomerSchema>

/** Where the magazine and the invoices go. */
export const orderAddressSchema = z
  .object({
    street: requiredLine('Straat en huisnummer', 100),
    postcode: requiredLine('Postcode', 12),
    city: requiredLine('Plaats', 80),
    country: z.enum(euCountries, 'Kies een land.'),
  })
  .transform((address, context) => {
    const postcode = readPostcode(address.postcode, address.country)
    if (postcode !== null) return { ...address, postcode }
    const message = `Dit is geen postcode van ${countryName(address.country)}.`
    context.addIssue({ code: 'custom', path: ['postcode'], message })
    return z.NEVER
  })
export type OrderAddress = z.infer<typeof orderAddressSchema>

/**
 * Rejects numbers of a company that do not belong to its country: the KvK number is required in the Netherlands, and a VAT id of another
 * country would shift the VAT.
 */
export function checkCompanyNumbers(
  { customer, address }: { customer: OrderCustomer; address: OrderAddress },
  context: z.core.$RefinementCtx,
): void {
  if (customer.kind === 'person') return
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: ['customer', field], message })
  if (address.country === 'NL' && customer.kvk === null) complain('kvk', requiredText('KvK-nummer'))
  if (customer.vatId !== null && countryOfVatId(customer.vatId) !== address.country)
    complain('vatId', `Dit is geen btw-id van ${countryName(address.country)}.`)
}

const notAgreed = 'Zonder uw machtiging kunnen wij niet incasseren. Geef haar, of kies voor een factuur.'

/** How it is paid. A direct debit has the consent to its mandate, whose text the customer saw in this version. */
export const orderPaymentSchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('direct-debit'),
    /** of an account that can be debited by SEPA */
    iban: identifier(readIban, 'Dit IBAN klopt niet. Kijk het nog eens na.').refine(
      isSepaIban,
      'Van een rekening in dit land kunnen wij niet incasseren.',
    ),
    holder: requiredLine('Op naam van', 70),
    mandate: z.object({
      textVersion: z.string().min(1),
      agreed: z.boolean({ error: notAgreed }).pipe(z.literal(true, notAgreed)),
    }),
  }),
  z.object({ method: z.literal('invoice') }),
])
export type OrderPayment = z.infer<typeof orderPaymentSchema>

const wrongSeats = `Vul een aantal lezers van 1 tot en met ${mostSeats} in.`

/** What is ordered, by whom, and how it is paid. */
const orderFields = {
  /** what was shown (`gevel_plan_versions`) */
  planVersionId: z.int().positive(),
  /** readers in total, at least those of the plan */
  seats: z.int({ error: wrongSeats }).min(1, wrongSeats).max(mostSeats, wrongSeats),
  customer: orderCustomerSchema,
  address: orderAddressSchema,
  payment: orderPaymentSchema,
  /** of the customer, for its bookkeeping */
  reference: referenceField,
  /** the version of the terms that the customer was shown */
  termsVersion: z.string().min(1),
  /** "Ik wil direct beginnen …" (BW 6:230s lid 4, 6:230v lid 8); companies always begin at once */
  startsAtOnce: z.boolean(),
}

/** An order without the draft that it was filled in with, as the desk takes one by telephone. */
export const subscriptionOrderSchema = z.object(orderFields).superRefine(checkCompanyNumbers)
export type SubscriptionOrder = z.infer<typeof subscriptionOrderSchema>

/**
 * The order of a subscription, as its last step sends it. It has no prices: the backend computes them from the version that the customer
 * saw, and rejects the order when that is no longer on sale (`subscriptionErrors`). The account is that of the bearer token. An order without
 * one belongs to the account with its e-mail address, as soon as somebody has shown to own that: the response tells nothing about accounts.
 */
export const placeSubscriptionInput = z
  .object({
    /** the draft of the order; its id is the idempotency key: a repeat gets the result of the first */
    draft: draftReferenceSchema,
    ...orderFields,
    /** that the customer asked for beside the order: its address confirms them by a mail */
    newsletters: z.array(newsletterListSchema).max(newsletterListSchema.options.length).default([]),
  })
  .superRefine(checkCompanyNumbers)
export type PlaceSubscriptionInput = z.infer<typeof placeSubscriptionInput>

/** The placed order; a repeat of the order gets the same. */
export const placedSubscriptionSchema = z.object({
  /** of the order, to quote it: for a withdrawal, for a question */
  orderNumber: z.string(),
  subscriptionNumber: z.string(),
  /** from when it can be read; null in what was stored before this existed */
  startsOn: daySchema.nullable().default(null),
})
export type PlacedSubscription = z.infer<typeof placedSubscriptionSchema>

/** What the page after the order shows, which can no longer read the draft: `name` and `email` are those of the person who ordered. */
export const orderedSubscriptionSchema = placedSubscriptionSchema.extend({ name: z.string(), email: z.string() })
export type OrderedSubscription = z.infer<typeof orderedSubscriptionSchema>

/** Why an order cannot be placed as it was shown; the check page shows the sentence and the order as it is now. */
export const subscriptionErrors = defineDomainErrors({
  'subscriptions/plan-off-sale': {
    status: 409,
    sentence: 'Dit abonnement is niet meer te bestellen. Kies een ander abonnement.',
  },
  'subscriptions/plan-changed': {
    status: 409,
    sentence: 'De prijs of de inhoud van dit abonnement is intussen veranderd. Kijk de bestelling nog eens na.',
  },
  'subscriptions/terms-changed': {
    status: 409,
    sentence: 'De voorwaarden of de machtiging zijn intussen veranderd. Kijk de bestelling nog eens na.',
  },
  'subscriptions/other-audience': {
    status: 409,
    sentence: 'Dit abonnement is er niet voor deze soort klant. Kies een ander abonnement.',
  },
  'subscriptions/seats': {
    status: 409,
    sentence: 'Dit aantal lezers is bij dit abonnement niet mogelijk. Kies een ander aantal.',
  },
  'subscriptions/country': { status: 409, sentence: 'In dit land bezorgen wij niet. Kies een ander land.' },
})

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The reference of the mandate that belongs to an order (MndtId, at most 35 characters of the SEPA set): known before the order is placed,
 * because the customer agrees to a text with it. 60 random bits of the draft's id, in Crockford's base 32: `M-7K3F-9QXD-2MPR`.
 */
export function mandateReferenceOf(draftId: string): string {
  const bits = BigInt(`0x${draftId.replaceAll('-', '').slice(-15)}`)
  const characters = Array.from(
    { length: 12 },
    (_, index) => alphabet[Number((bits >> BigInt(5 * (11 - index))) & 31n)],
  )
  return `M-${characters.join('').replace(/.{4}(?=.)/g, '$&-')}`
}
