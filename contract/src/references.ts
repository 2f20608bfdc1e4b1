import { z } from 'zod'
import { editionSchema } from './editions.ts'
import { pictureSchema } from './media.ts'
import { publicIdSchema } from './primitives.ts'

export const tagRefSchema = z.object({ name: z.string(), slug: z.string() })
export type TagRef = z.infer<typeof tagRefSchema>

export const authorSchema = z.object({
  name: z.string(),
  slug: z.string(),
  role: z.string().nullable(),
  portrait: pictureSchema.nullable(),
})
export type Author = z.infer<typeof authorSchema>

/** What a company is (specification §1): it decides under which path its page stands. */
export const partnerKindSchema = z.enum(['partner', 'organisation', 'building-market', 'paint-home'])
export type PartnerKind = z.infer<typeof partnerKindSchema>

/** A company as it is mentioned elsewhere; `link` is the last part of its page's path. */
export const partnerRefSchema = z.object({
  id: publicIdSchema,
  name: z.string(),
  link: z.string(),
  kind: partnerKindSchema,
  city: z.string().nullable(),
  logo: pictureSchema.nullable(),
  summary: z.string().nullable(),
})
export type PartnerRef = z.infer<typeof partnerRefSchema>

/** Who may read an article to its end: everyone, whoever has an account, or subscribers. */
export const accessSchema = z.enum(['free', 'account', 'subscriber'])
export type Access = z.infer<typeof accessSchema>

/** An article as a list shows it. */
export const articleCardSchema = z.object({
  id: publicIdSchema,
  slug: z.string(),
  edition: editionSchema,
  label: z.string(),
  title: z.string(),
  intro: z.string(),
  access: accessSchema,
  publishedAt: z.iso.datetime(),
  cover: pictureSchema.nullable(),
})
export type ArticleCard = z.infer<typeof articleCardSchema>
