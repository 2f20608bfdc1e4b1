import { z } from 'zod'
import { momentSchema } from './primitives.ts'
import { richTextSchema } from './rich-text.ts'
import { educationLevelSchema, vacancyCardSchema, vacancyCategorySchema } from './vacancies.ts'

/** The most vacancies in one feed for job boards. */
export const longestJobFeed = 1_000

/** A vacancy for job boards, in `GET /public/vacancy-feed`: one without an employer is in no feed. */
export const feedVacancySchema = vacancyCardSchema
  .pick({ id: true, slug: true, title: true, intro: true, city: true, postedAt: true, closesAt: true })
  .extend({
    ...vacancyCardSchema.pick({ hoursMin: true, hoursMax: true, salaryMin: true, salaryMax: true }).shape,
    employer: z.string(),
    province: z.string(),
    category: vacancyCategorySchema,
    level: educationLevelSchema.nullable(),
    contract: z.string().nullable(),
    body: richTextSchema,
    changedAt: momentSchema,
  })
export type FeedVacancy = z.infer<typeof feedVacancySchema>
