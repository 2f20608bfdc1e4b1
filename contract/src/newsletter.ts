import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { plainPictureSchema } from './media.ts'
import { hrefSchema, momentSchema } from './primitives.ts'
import { accessSchema } from './references.ts'

/** The newsletters that people choose from. */
export const newsletterListSchema = z.enum(['general', 'pro', 'vacancies', 'events'], {
  error: 'Kies een nieuwsbrief.',
})
export type NewsletterList = z.infer<typeof newsletterListSchema>

/** Who sends a newsletter: its editors, or a rule, every day, from Monday to Friday, or one day a week. */
export const newsletterDigestSchema = z.enum(['by-hand', 'daily', 'workdays', 'weekly'])
export type NewsletterDigest = z.infer<typeof newsletterDigestSchema>

/** How often each newsletter comes, in words: as its rule says, or as its editors promise. */
export const newsletterRhythmsSchema = z.record(newsletterListSchema, z.string())
export type NewsletterRhythms = z.infer<typeof newsletterRhythmsSchema>

/** As mail clients, the site and the admin name them. */
export const newsletterNames: Readonly<Record<NewsletterList, string>> = {
  general: 'Gevel nieuwsbrief',
  pro: 'Gevel Pro nieuwsbrief',
  vacancies: 'Vacatures van de week',
  events: 'Agenda',
}

/** The last part of the path of a sent issue: `2026-11-20-kleine-bouwmarkt-wint`. */
export const newsletterSlugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

const headingSchema = z.string()

/** An article of an issue, as it was when the issue was sent. */
export const newsletterArticleSchema = z.object({
  title: z.string(),
  /** its form or subject, above or below the title */
  label: z.string(),
  intro: z.string(),
  href: hrefSchema,
  access: accessSchema,
  edition: editionSchema,
  picture: plainPictureSchema.nullable(),
})
export type NewsletterArticle = z.infer<typeof newsletterArticleSchema>

const eventItemSchema = z.object({
  ...{ title: z.string(), startsAt: momentSchema, place: z.string(), href: hrefSchema },
  /** where everybody could register when the issue was sent; absent where nobody could */
  register: hrefSchema.optional(),
})
const vacancyItemSchema = z.object({ title: z.string(), facts: z.string(), href: hrefSchema })

/** A part of a sent issue. Paths are those of the site; `/l/{code}` stands in the mail only. */
export const newsletterBlockSchema = z.discriminatedUnion('type', [
  /** words of the editors; paragraphs are apart by an empty line */
  z.object({
    type: z.literal('text'),
    heading: headingSchema.nullable(),
    text: z.string(),
    signature: z.string().nullable(),
    button: z.object({ label: z.string(), href: hrefSchema }).nullable(),
  }),
  /** one article with its picture and intro */
  z.object({ type: z.literal('lead'), article: newsletterArticleSchema }),
  z.object({
    type: z.literal('articles'),
    heading: headingSchema,
    /** in the colours of pro */
    isPro: z.boolean(),
    articles: z.array(newsletterArticleSchema),
  }),
  z.object({ type: z.literal('events'), heading: headingSchema, events: z.array(eventItemSchema) }),
  z.object({
    type: z.literal('vacancies'),
    heading: headingSchema,
    vacancies: z.array(vacancyItemSchema),
    /** how many could be applied for when the issue was sent; absent from issues that were sent without it */
    open: z.int().positive().optional(),
  }),
  /** the newest figure of a series, as it was when the issue was sent */
  z.object({
    type: z.literal('figure'),
    heading: headingSchema,
    /** of the series */
    title: z.string(),
    href: hrefSchema,
    /** `€ 1.940 mln`, with the unit and the period that it is of */
    value: z.string(),
    measure: z.string(),
    /** against the year before, in words; `tone` tells whether that is more or less of something that is good */
    change: z.string().nullable(),
    tone: z.enum(['up', 'down', 'neutral']),
    /** the recent values as shares of the largest one, oldest first; empty where one is negative or unknown */
    bars: z.array(z.number().min(0).max(1)),
    /** the periods of the bars, in words */
    periods: z.string(),
    source: z.string(),
  }),
  z.object({
    type: z.literal('banner'),
    advertiser: z.string().nullable(),
    heading: z.string().nullable(),
    text: z.string().nullable(),
    /** what it shows, where it is a picture */
    alt: z.string().nullable(),
    picture: plainPictureSchema.nullable(),
    href: hrefSchema,
  }),
])
export type NewsletterBlock = z.infer<typeof newsletterBlockSchema>

/** A sent issue in the list of the archive. */
export const sentIssueCardSchema = z.object({
  slug: newsletterSlugSchema,
  list: newsletterListSchema,
  subject: z.string(),
  /** the words after the subject in a list of mails; may be empty */
  preview: z.string(),
  sentAt: momentSchema,
})
export type SentIssueCard = z.infer<typeof sentIssueCardSchema>

/** A sent issue: `GET /public/newsletters/{slug}`. */
export const sentIssueSchema = sentIssueCardSchema.extend({
  blocks: z.array(newsletterBlockSchema),
  /** the issues of the list before and after it */
  previous: sentIssueCardSchema.nullable(),
  next: sentIssueCardSchema.nullable(),
})
export type SentIssue = z.infer<typeof sentIssueSchema>

/** Sent issues of one page of the archive, newest first: `GET /public/newsletters?list=&page=`. */
export const sentIssuesPageSize = 20
