import { z } from 'zod'
import { daySchema } from './primitives.ts'

/** What a subscription gives access to: the articles of an edition, or of both. */
export const planEditionSchema = z.enum(['general', 'pro', 'mix'])
export type PlanEdition = z.infer<typeof planEditionSchema>

/** Who can order a plan. */
export const planAudienceSchema = z.enum(['person', 'company', 'both'])
export type PlanAudience = z.infer<typeof planAudienceSchema>

/** How often a subscription is charged. */
export const planPeriodSchema = z.enum(['month', 'quarter', 'year'])
export type PlanPeriod = z.infer<typeof planPeriodSchema>

/** A price in cents, as consumers see it with VAT and companies without: each is set by the publisher, none is computed from the other. */
export const planPriceSchema = z.object({ incl: z.int().nonnegative(), excl: z.int().nonnegative() })
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
  /** hundredths of a percent: 900 is 9 % */
  vatRate: z.int().min(0).max(10_000),
  /** readers included in the price */
  seats: z.int().positive(),
  /** per period for each further reader; null when none can be added */
  extraSeat: planPriceSchema.nullable(),
  intro: planIntroSchema.nullable(),
  /** with the magazine on paper */
  print: z.boolean(),
})
export type PlanVersion = z.infer<typeof planVersionSchema>

/** A plan on sale: its version, and the texts about it. `GET /public/plans`. */
export const planSchema = z.object({
  version: planVersionSchema,
  tagline: z.string().nullable(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  isHighlighted: z.boolean(),
  /** the last day on which it can be ordered; null without one */
  onSaleUntil: daySchema.nullable(),
})
export type Plan = z.infer<typeof planSchema>
export const plansSchema = z.array(planSchema)
