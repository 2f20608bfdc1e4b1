import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { momentSchema, publicIdSchema } from './primitives.ts'
import { partnerCardSchema, partnerRefSchema } from './references.ts'
import { richTextSchema } from './rich-text.ts'
import { seoSchema } from './seo.ts'

export const vacancyCategorySchema = z.enum([
  'winkel-en-verkoop',
  'inkoop-en-formule',
  'logistiek',
  'kantoor-en-marketing',
  'techniek',
])
export type VacancyCategory = z.infer<typeof vacancyCategorySchema>
/** A category for its page; `id` is its place in the list of categories, from 1, which never changes. */
export const vacancyCategoryPageSchema = z.object({
  id: publicIdSchema,
  category: vacancyCategorySchema,
  /** null until an editor has written one */
  title: z.string().nullable(),
  text: richTextSchema,
})
export type VacancyCategoryPage = z.infer<typeof vacancyCategoryPageSchema>
export const regionSchema = z.enum(['noord', 'oost', 'midden', 'west', 'zuid'])
export type Region = z.infer<typeof regionSchema>
export const educationLevelSchema = z.enum(['vmbo', 'mbo', 'hbo', 'wo'])
export type EducationLevel = z.infer<typeof educationLevelSchema>

/** A vacancy in a short list; hours per week, salary in whole euros per month. */
export const vacancyTeaserSchema = z.object({
  id: publicIdSchema,
  slug: z.string(),
  edition: editionSchema,
  title: z.string(),
  company: partnerRefSchema.nullable(),
  /** an employer without a page of its own; null with a company, and from a backend that does not send it yet */
  employer: z
    .object({ name: z.string(), website: z.url().nullable(), logo: partnerRefSchema.shape.logo.default(null) })
    .nullable()
    .catch(null),
  city: z.string(),
  hoursMin: z.int().nullable(),
  hoursMax: z.int().nullable(),
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  featured: z.boolean(),
  postedAt: momentSchema,
  closesAt: momentSchema,
})
export type VacancyTeaser = z.infer<typeof vacancyTeaserSchema>

/** A vacancy in the full list. */
export const vacancyCardSchema = vacancyTeaserSchema.extend({
  intro: z.string(),
  /** when it was last published; null from a backend that does not send it yet */
  changedAt: momentSchema.nullable().catch(null),
})
export type VacancyCard = z.infer<typeof vacancyCardSchema>

export const vacancySchema = vacancyCardSchema.extend({
  company: partnerCardSchema.nullable(),
  category: vacancyCategorySchema,
  region: regionSchema,
  province: z.string(),
  level: educationLevelSchema.nullable(),
  contract: z.string().nullable(),
  body: richTextSchema,
  contact: z
    .object({
      name: z.string(),
      role: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
  applyUrl: z.url().nullable(),
  /** of an employer that takes applications by mail; absent from a backend that does not send it yet */
  applyEmail: z.string().nullable().default(null),
  /** whether the site takes applications for it; absent from a backend that takes none yet */
  takesApplications: z.boolean().default(false),
  seo: seoSchema.nullable(),
  similar: z.array(vacancyTeaserSchema),
})
export type Vacancy = z.infer<typeof vacancySchema>
