import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { plainPictureSchema } from './media.ts'
import { publicIdSchema } from './primitives.ts'

export const tagRefSchema = z.object({ name: z.string(), slug: z.string() })
export type TagRef = z.infer<typeof tagRefSchema>

export const authorSchema = z.object({
  name: z.string(),
  slug: z.string(),
  role: z.string().nullable(),
  portrait: plainPictureSchema.nullable(),
  bio: z.string().nullable(),
})
export type Author = z.infer<typeof authorSchema>

/** The author of an opinion, as a list shows them. */
export const bylineSchema = authorSchema.pick({ name: true, portrait: true })
export type Byline = z.infer<typeof bylineSchema>

/** The kind of a company (requirements §1), which determines the path of its page. */
export const partnerKindSchema = z.enum(['partner', 'organisation', 'building-market', 'paint-home'])
export type PartnerKind = z.infer<typeof partnerKindSchema>

/** A company as it is mentioned elsewhere; `link` is the last segment of its path. */
export const partnerRefSchema = z.object({
  id: publicIdSchema,
  name: z.string(),
  link: z.string(),
  kind: partnerKindSchema,
  city: z.string().nullable(),
  logo: plainPictureSchema.nullable(),
})
export type PartnerRef = z.infer<typeof partnerRefSchema>

/** A company in a list of companies. */
export const partnerCardSchema = partnerRefSchema.extend({ summary: z.string().nullable() })
export type PartnerCard = z.infer<typeof partnerCardSchema>

/** The readers who may read the whole article: everyone, readers with an account, or subscribers to its edition. */
export const accessSchema = z.enum(['free', 'account', 'subscriber'])
export type Access = z.infer<typeof accessSchema>

/** A link to an article: its title and path. */
export const articleRefSchema = z.object({
  id: publicIdSchema,
  slug: z.string(),
  edition: editionSchema,
  title: z.string(),
})
export type ArticleRef = z.infer<typeof articleRefSchema>

/** The form of an article, which decides how its page opens and how lists mark it. */
export const articleFormSchema = z.enum(['news', 'interview', 'opinion', 'reportage', 'figures', 'recall'])
export type ArticleForm = z.infer<typeof articleFormSchema>

/** A link that is marked with the form of its article and who may read it. */
export const markedRefSchema = articleRefSchema.extend({
  /** free from a backend that does not send it yet: it is only a mark */
  access: accessSchema.catch('free'),
  /** an unknown one is news: a bad part would drop its whole row of a list */
  form: articleFormSchema.catch('news'),
})
export type MarkedRef = z.infer<typeof markedRefSchema>

/** An article in a list of headlines. */
export const headlineSchema = markedRefSchema.extend({ access: accessSchema, publishedAt: z.iso.datetime() })
export type Headline = z.infer<typeof headlineSchema>

/**
 * The cover of an article without a picture, chosen from the public part of its text. Longer texts do not fit the slot.
 */
export const madeCoverSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), value: z.string().max(12), label: z.string().max(60) }),
  z.object({ kind: z.literal('quote'), text: z.string().max(100), speaker: z.string().max(60).nullable() }),
  /** a company of the article, by id */
  z.object({ kind: z.literal('logo'), company: publicIdSchema, name: z.string(), logo: plainPictureSchema }),
])
export type MadeCover = z.infer<typeof madeCoverSchema>

/** An article that is shown by its picture and headline only. */
export const teaserSchema = headlineSchema.extend({
  label: z.string(),
  cover: plainPictureSchema.nullable(),
  /** null beside a picture; a bad one is dropped here, because a bad part would drop its whole row of a list */
  madeCover: madeCoverSchema.nullable().catch(null),
  /** null for every form but an opinion; also from a backend that does not send it yet */
  byline: bylineSchema.nullable().catch(null),
})
export type Teaser = z.infer<typeof teaserSchema>

/** An article in a list. */
export const articleCardSchema = teaserSchema.extend({ intro: z.string() })
export type ArticleCard = z.infer<typeof articleCardSchema>
