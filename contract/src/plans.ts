import { z } from 'zod'
import { centsSchema } from './money/cents.ts'
import { vatRateSchema } from './money/vat.ts'
import { addressSchema } from './partners.ts'
import { daySchema } from './primitives.ts'
import { richTextSchema } from './rich-text.ts'
import { seoSchema } from './seo.ts'

/** What a subscription gives access to: the articles of an edition, or of both. */
export const planEditionSchema = z.enum(['general', 'pro', 'mix'])
export type PlanEdition = z.infer<typeof planEditionSchema>

/** Who can order a plan. */
export const planAudienceSchema = z.enum(['person', 'company', 'both'])
export type PlanAudience = z.infer<typeof planAudienceSchema>

/** How often a subscription is charged. */
export const planPeriodSchema = z.enum(['month', 'quarter', 'year'])
export type PlanPeriod = z.infer<typeof planPeriodSchema>

/** A price, as consumers see it with VAT and companies without: each is set by the publisher, none is computed from the other. */
export const planPriceSchema = z.object({ incl: centsSchema.min(0), excl: centsSchema.min(0) })
export type PlanPrice = z.infer<typeof planPriceSchema>

/** An introductory term. That of a consumer always ends (BW 6:236 s); `after` is what follows that of a company. */
export const planIntroSchema = z.object({
  weeks: z.int().positive(),
  /** for all of the term */
  price: planPriceSchema,
  after: z.enum(['end', 'continue']),
})
export type PlanIntro = z.infer<typeof planIntroSchema>

/** What is sold: a version of a plan. Once sold it never changes; a changed plan is a new version. */
export const planVersionSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string(),
  edition: planEditionSchema,
  audience: planAudienceSchema,
  period: planPeriodSchema,
  /** per period */
  price: planPriceSchema,
  vatRate: vatRateSchema,
  /** readers included in the price */
  seats: z.int().positive(),
  /** per period for each further reader; null when none can be added */
  extraSeat: planPriceSchema.nullable(),
  intro: planIntroSchema.nullable(),
  /** with the magazine on paper */
  print: z.boolean(),
})
export type PlanVersion = z.infer<typeof planVersionSchema>

/** A plan that is published: what is sold of it now, and the texts about it. */
export const planSchema = z.object({
  version: planVersionSchema,
  tagline: z.string().nullable(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  isHighlighted: z.boolean(),
  /** the first and the last day on which it can be ordered; null without one */
  onSaleFrom: daySchema.nullable(),
  onSaleUntil: daySchema.nullable(),
})
export type Plan = z.infer<typeof planSchema>

/** What holds for every order (BW 6:230v lid 4): where a magazine is delivered, and how one pays. */
export const orderingSchema = z.object({
  /** ISO 3166-1 alpha-2 */
  countries: z.array(z.string()),
  /** null when one can only pay by invoice */
  directDebit: z
    .object({
      creditorId: z.string(),
      /** what the customer agrees to, and its version */
      mandate: z.object({ version: daySchema, text: z.string() }),
      /** how long before it the customer hears of it, in days */
      noticeDays: z.int().positive(),
    })
    .nullable(),
  /** of an invoice, in days */
  paymentDays: z.int().positive(),
  /** of the terms */
  termsVersion: daySchema,
  /** coming issues of the magazine, by day */
  issues: z.array(z.object({ name: z.string(), publishedOn: daySchema })),
  publisher: z.object({ name: z.string(), address: addressSchema, email: z.string() }),
})
export type Ordering = z.infer<typeof orderingSchema>

/** A plan by itself. `GET /public/plans/{slug}`. */
export const planPageSchema = z.object({
  plan: planSchema,
  /** null when nothing can be ordered yet */
  ordering: orderingSchema.nullable(),
})

/** The terms of subscriptions. `GET /public/subscription-terms`. */
export const subscriptionTermsSchema = z.object({ version: daySchema, text: richTextSchema })

/** What the page that compares plans shows. `GET /public/plans`. */
export const planOverviewSchema = z.object({
  plans: z.array(planSchema),
  /** null when nothing can be ordered yet */
  ordering: orderingSchema.nullable(),
  title: z.string().nullable(),
  intro: z.string().nullable(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  seo: seoSchema.nullable(),
})
export type PlanOverview = z.infer<typeof planOverviewSchema>

/** Whether a plan can be ordered on a Dutch day. */
export function isOnSale({ onSaleFrom, onSaleUntil }: Pick<Plan, 'onSaleFrom' | 'onSaleUntil'>, day: string): boolean {
  return (onSaleFrom === null || onSaleFrom <= day) && (onSaleUntil === null || day <= onSaleUntil)
}

/** Whether a person or a company can order a plan. */
export function isFor({ audience }: Pick<PlanVersion, 'audience'>, kind: 'person' | 'company'): boolean {
  return audience === 'both' || audience === kind
}
