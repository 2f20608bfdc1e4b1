import { z } from 'zod'

/** How many days before the day of seeding. */
const daysBefore = z.int().positive()

/** Something that happens to a customer's subscription. */
const happeningSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('change'), daysBefore, plan: z.string(), seats: z.int().positive() }),
  z.strictObject({ what: z.literal('cancel'), daysBefore }),
  z.strictObject({ what: z.literal('pause'), daysBefore, months: z.int().positive() }),
  z.strictObject({ what: z.literal('new-iban'), daysBefore, iban: z.string() }),
  /** the bank takes the newest direct debit back */
  z.strictObject({ what: z.literal('return'), daysBefore, code: z.string() }),
  /** what the desk writes down */
  z.strictObject({ what: z.literal('note'), daysBefore, text: z.string() }),
  /** makes the link of an article, which so many browsers open */
  z.strictObject({ what: z.literal('give'), daysBefore, article: z.string(), opened: z.int().nonnegative() }),
  z.strictObject({
    ...{ what: z.literal('invite'), daysBefore, name: z.string(), email: z.email() },
    /** on which day the seat is taken; an invitation without it stays open, and expires in the end */
    acceptedBefore: daysBefore.optional(),
  }),
])
export type Happening = z.infer<typeof happeningSchema>

/** `data/customers.yaml`: who subscribed in the past year, and what happened since. */
export const customerSchema = z.strictObject({
  /** of a person, or of who orders for the company */
  name: z.string(),
  email: z.email(),
  company: z.strictObject({ name: z.string(), kvk: z.string().optional(), vatId: z.string().optional() }).optional(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(['NL', 'BE']).default('NL'),
  /** slug */
  plan: z.string(),
  /** in total; by default those of the plan */
  seats: z.int().positive().optional(),
  orderedBefore: daysBefore,
  startsAtOnce: z.boolean().default(true),
  /** of a direct debit; without one it pays invoices */
  iban: z.string().optional(),
  /** of the customer, on its invoices */
  reference: z.string().optional(),
  /** how many days after an invoice it pays */
  paysAfter: z.int().positive().default(14),
  /** from which day on its invoices stay unpaid */
  unpaidBefore: daysBefore.optional(),
  happenings: z.array(happeningSchema).default([]),
})
export type CustomerSource = z.infer<typeof customerSchema>
