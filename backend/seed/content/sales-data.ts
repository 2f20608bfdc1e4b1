import { planAudienceSchema, planEditionSchema, planIntroSchema, planPeriodSchema } from '@gevel/contract/plans'
import { z } from 'zod'
import { WRITTEN_ON } from '../dates/demo-day'
import { addDays, daysBetween } from '../dates/local-days'
import { companySchema } from './employer-data'
import { pageSchema } from './page-data'

const eurosSchema = z.number().nonnegative()

/** `data/plans.yaml`: what is on sale; prices are in euros, the VAT rate in percent. */
export const planSchema = z.strictObject({
  slug: z.string(),
  name: z.string().max(60),
  tagline: z.string().max(120),
  edition: planEditionSchema,
  audience: planAudienceSchema,
  period: planPeriodSchema,
  priceIncl: eurosSchema,
  priceExcl: eurosSchema,
  vatRate: z.number().default(9),
  seats: z.int().positive(),
  seatIncl: eurosSchema.optional(),
  seatExcl: eurosSchema.optional(),
  introWeeks: z.int().positive().optional(),
  introIncl: eurosSchema.optional(),
  introExcl: eurosSchema.optional(),
  afterIntro: planIntroSchema.shape.after.default('end'),
  print: z.boolean(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  position: z.int(),
  highlighted: z.boolean().default(false),
})
export type PlanSource = z.infer<typeof planSchema>

const daySchema = z.iso.date()

/** `data/billing.yaml`: ordering and paying; the terms are Markdown. */
export const billingSchema = z.strictObject({
  creditorId: z.string(),
  iban: z.string(),
  kvk: z.string(),
  vatId: z.string(),
  email: z.email(),
  paymentDays: z.int(),
  noticeDays: z.int(),
  graceDays: z.int(),
  retryDays: z.int(),
  countries: z.string(),
  termsVersion: daySchema,
  terms: z.string(),
  mandateVersion: daySchema,
  mandateText: z.string(),
  issues: z.array(z.strictObject({ name: z.string(), publishedOn: daySchema })),
  title: z.string(),
  intro: z.string(),
  seo: pageSchema.shape.seo,
  questions: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})
export type BillingSource = z.infer<typeof billingSchema>

/** `data/employers.yaml`: what employers can place; prices are in euros, the terms are Markdown. */
export const employersSchema = z.strictObject({
  packages: z.array(
    z.strictObject({
      key: z.string(),
      name: z.string().max(60),
      summary: z.string().max(160),
      price: eurosSchema,
      vatRate: z.number().default(21),
      days: z.int().positive(),
      featured: z.boolean().default(false),
      inNewsletter: z.boolean().default(false),
      position: z.int(),
    }),
  ),
  settings: z.strictObject({
    email: z.email(),
    reviewText: z.string().max(200),
    salaryRequiredFrom: daySchema,
    termsVersion: daySchema,
    terms: z.string(),
  }),
  companies: z.array(companySchema),
})
export type EmployersSource = z.infer<typeof employersSchema>

/** Moves the coming issues of the magazine with the day of the demo. */
export function moveIssues({ issues, ...billing }: BillingSource, day: string): BillingSource {
  const days = daysBetween(WRITTEN_ON, day)
  return { ...billing, issues: issues.map((issue) => ({ ...issue, publishedOn: addDays(issue.publishedOn, days) })) }
}
