import { z } from 'zod'
import { eventCardSchema, eventSeriesSchema } from './events.ts'
import { momentSchema } from './primitives.ts'
import { articleCardSchema, partnerKindSchema } from './references.ts'

/** The kinds of subjects that a reader can follow; a company is of any kind that has a page. */
export const subjectKindSchema = z.enum(['tag', 'author', 'company', 'series'])
export type SubjectKind = z.infer<typeof subjectKindSchema>

const named = { key: z.string(), name: z.string() }

/** A subject that a reader follows. `key` is the slug of a tag or an author, the id of a company, a series itself. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), ...named }),
  z.object({ kind: z.literal('author'), ...named }),
  z.object({ kind: z.literal('company'), ...named, companyKind: partnerKindSchema, link: z.string() }),
  z.object({ kind: z.literal('series'), ...named, key: eventSeriesSchema }),
])
export type Subject = z.infer<typeof subjectSchema>

/** A followed subject in the download of an account; `subject` is null while it is not on the site. */
export const followedSubjectSchema = z.object({
  kind: subjectKindSchema,
  addedAt: momentSchema,
  subject: subjectSchema.nullable(),
})

/** An article with the names of the followed subjects that it belongs to. */
const followedArticleSchema = z.object({ article: articleCardSchema, subjects: z.array(z.string()) })

/** The newest articles of the followed tags, authors and companies, and the coming events of the followed series. */
export const followedNewsSchema = z.object({
  articles: z.array(followedArticleSchema),
  events: z.array(eventCardSchema),
})
export type FollowedNews = z.infer<typeof followedNewsSchema>

/**
 * Whether the reader has saved the article, the search and the vacancy, and follows the subjects, that a page asked about; false for the others. Of the
 * vacancies of a list, the ids of those it has saved.
 */
export const marksSchema = z.object({
  article: z.boolean(),
  tag: z.boolean(),
  author: z.boolean(),
  company: z.boolean(),
  series: z.boolean(),
  search: z.boolean(),
  /** absent from a backend that stores none yet */
  vacancy: z.boolean().default(false),
  vacancies: z.array(z.number().int()).default([]),
})
export type Marks = z.infer<typeof marksSchema>
