import { z } from 'zod'
import { momentSchema } from './primitives.ts'
import { richTextSchema } from './rich-text.ts'
import { educationLevelSchema, vacancyCardSchema, vacancyCategorySchema } from './vacancies.ts'

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

/** The most vacancies of one response; a feed has them all. */
export const feedPageSize = 500

/** `GET /public/vacancy-feed`: a part of the open vacancies, the newest first. */
export const vacancyFeedSchema = z.object({
  data: z.array(feedVacancySchema),
  meta: z.object({
    /** what the request for the next part has as `after`; null of the last part */
    next: z.string().nullable(),
    /** the last change of all open vacancies of the edition; null of a later part, and when there are none */
    changedAt: momentSchema.nullable(),
  }),
})
export type VacancyFeed = z.infer<typeof vacancyFeedSchema>
