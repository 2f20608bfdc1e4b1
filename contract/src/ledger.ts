import { z } from 'zod'
import { defineDomainErrors } from './domain-errors.ts'
import { centsSchema } from './money/cents.ts'
import { daySchema } from './primitives.ts'

/** A person buys as a consumer, at prices with VAT; a company at prices without. */
export const customerKindSchema = z.enum(['person', 'company'])
export type CustomerKind = z.infer<typeof customerKindSchema>

/** How an order or invoice is paid: collected by SEPA direct debit, or by the customer after an invoice. */
export const paymentSchema = z.enum(['direct-debit', 'invoice'])
export type Payment = z.infer<typeof paymentSchema>

/** The accounts that act for a customer; a person has one, the owner. */
export const customerRoleSchema = z.enum(['owner', 'manager'])
export type CustomerRole = z.infer<typeof customerRoleSchema>

/** The seller or buyer of an invoice, as copied on the day of issue (Wet OB 1968 art. 35a). */
export const partySchema = z.object({
  name: z.string(),
  /** who ordered for a company */
  contact: z.string().nullish(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  kvk: z.string().nullish(),
  vatId: z.string().nullish(),
  email: z.string().nullish(),
  /** of the seller, or the account that is collected from */
  iban: z.string().nullish(),
  /** of the buyer: the reference of the mandate by which it is collected */
  mandate: z.string().nullish(),
  /** of the seller: its SEPA creditor identifier */
  creditorId: z.string().nullish(),
})
export type Party = z.infer<typeof partySchema>

/** The days that a line is for, both included. */
export const linePeriodSchema = z.object({ from: daySchema, until: daySchema })
export type LinePeriod = z.infer<typeof linePeriodSchema>

/** What the ledger refuses. */
export const ledgerErrors = defineDomainErrors({
  'ledger/already-credited': {
    status: 409,
    sentence: 'Van deze factuur is al een creditnota gemaakt. Er kan niet meer worden gecrediteerd dan gefactureerd.',
  },
  'ledger/already-paid': { status: 409, sentence: 'Deze factuur is al betaald.' },
  'ledger/not-possible': {
    status: 409,
    sentence: 'Dit kan niet meer: de status is intussen veranderd. Laad de pagina opnieuw.',
  },
})

/** A customer for which an account acts, in its download of personal data. */
export const ownCustomerSchema = z.object({
  number: z.string(),
  role: customerRoleSchema,
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
  orders: z.array(
    z.object({
      number: z.string(),
      kind: z.string(),
      state: z.string(),
      reference: z.string().nullable(),
      /** what the customer saw and agreed to */
      agreed: z.json(),
      totalCents: centsSchema,
      placedAt: z.iso.datetime(),
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      issuedOn: daySchema,
      dueOn: daySchema,
      totalCents: centsSchema,
      openCents: centsSchema,
    }),
  ),
  payments: z.array(z.object({ method: z.string(), cents: centsSchema, receivedOn: daySchema })),
})
