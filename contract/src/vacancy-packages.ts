import { z } from 'zod'
import { centsSchema } from './money/cents.ts'
import { vatRateSchema } from './money/vat.ts'
import { orderingSchema } from './plans.ts'
import { daySchema } from './primitives.ts'
import { richTextSchema } from './rich-text.ts'

/** What is sold: a version of a package. Once sold it never changes; a changed package is a new version. */
export const packageVersionSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** without VAT; 0 is free, and has no order */
  priceCents: centsSchema.min(0),
  vatRate: vatRateSchema,
  /** online */
  days: z.int().positive(),
  /** first in the list */
  isFeatured: z.boolean(),
  /** also in the mail with vacancies */
  isInNewsletter: z.boolean(),
})
export type PackageVersion = z.infer<typeof packageVersionSchema>

/** A package that is published: what is sold of it now, and when. */
export const vacancyPackageSchema = z.object({
  version: packageVersionSchema,
  /** of the document: it stays when a price changes */
  key: z.string(),
  summary: z.string().nullable(),
  /** the first and the last day on which it can be chosen; null without one */
  onSaleFrom: daySchema.nullable(),
  onSaleUntil: daySchema.nullable(),
})
export type VacancyPackage = z.infer<typeof vacancyPackageSchema>

/** What placing a vacancy needs. `GET /public/vacancy-packages`. */
export const vacancyOfferSchema = z.object({
  packages: z.array(vacancyPackageSchema),
  terms: z.object({ version: daySchema, text: richTextSchema }),
  /** what happens after sending, in a sentence */
  reviewText: z.string(),
  /** from this Dutch day on a vacancy has to have a salary; null when it is only asked for */
  salaryRequiredFrom: daySchema.nullable(),
  /** how one pays; null when nothing can be paid yet */
  ordering: orderingSchema.nullable(),
})
export type VacancyOffer = z.infer<typeof vacancyOfferSchema>
