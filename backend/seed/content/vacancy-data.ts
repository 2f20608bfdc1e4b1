import { editionSchema } from '@gevel/contract/editions'
import { z } from 'zod'
import { slugSchema } from './article'

/** Days count from the day on which the database is seeded, so that a demonstration always has open vacancies. */
export const vacancySchema = z.strictObject({
  slug: slugSchema,
  edition: editionSchema,
  title: z.string(),
  company: slugSchema,
  category: z.enum(['winkel-en-verkoop', 'inkoop-en-formule', 'logistiek', 'kantoor-en-marketing', 'techniek']),
  city: z.string(),
  province: z.string(),
  region: z.enum(['noord', 'oost', 'midden', 'west', 'zuid']),
  /** hours per week */
  hoursMin: z.int(),
  hoursMax: z.int(),
  /** whole euros per month */
  salaryMin: z.int(),
  salaryMax: z.int(),
  level: z.enum(['vmbo', 'mbo', 'hbo', 'wo']),
  contract: z.string(),
  intro: z.string(),
  /** Markdown without directives */
  body: z.string(),
  contact: z.strictObject({
    name: z.string(),
    role: z.string().optional(),
    phone: z.string().optional(),
    email: z.email().optional(),
  }),
  applyUrl: z.url().optional(),
  postedDaysAgo: z.int().min(0),
  closesInDays: z.int(),
  featured: z.boolean(),
})
export type VacancySource = z.infer<typeof vacancySchema>

/** `data/vacancy-categories.yaml`: what stands above the vacancies of a category. */
export const categorySchema = z.strictObject({
  category: vacancySchema.shape.category,
  title: z.string().max(80),
  /** Markdown without directives */
  text: z.string(),
})
export type CategorySource = z.infer<typeof categorySchema>
