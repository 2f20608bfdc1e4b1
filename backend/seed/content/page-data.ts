import { editionSchema } from '@gevel/contract/editions'
import { iconNameSchema } from '@gevel/contract/icons'
import { partnerKindSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { pictureSchema } from '../body/directive-blocks'
import { slugSchema } from './article'
import { questionSchema } from './reference-data'

/** A path of this site, or an absolute URL. */
export const hrefSchema = z.string().regex(/^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/)
export const linkItemSchema = z.strictObject({
  ...{ label: z.string(), href: hrefSchema, text: z.string().optional() },
  icon: iconNameSchema.optional(),
})

const width = z.enum(['full', 'half', 'third']).default('full')
const more = { moreLabel: z.string().optional(), moreLink: hrefSchema.optional() }
const filled = { title: z.string(), width, edition: editionSchema.optional(), count: z.int().min(1).max(12), ...more }

/** A block of a page: a body in Markdown, which may become several blocks, or an automatic list. */
const pageBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('body'), text: z.string() }),
  z.strictObject({
    kind: z.literal('front'),
    edition: editionSchema,
    lead: slugSchema.optional(),
    also: z.array(slugSchema).default([]),
  }),
  z.strictObject({
    kind: z.literal('articles'),
    title: z.string(),
    edition: editionSchema.optional(),
    tag: slugSchema.optional(),
    forms: z.array(z.enum(['interview', 'opinion', 'reportage'])).default([]),
    count: z.int().min(1).max(24),
    maxAgeDays: z.int().min(1).optional(),
    layout: z.enum(['row', 'feature', 'band']),
    ...more,
  }),
  z.strictObject({ kind: z.literal('story'), title: z.string(), width, article: slugSchema }),
  z.strictObject({ kind: z.literal('agenda'), ...filled }),
  z.strictObject({ kind: z.literal('vacancies'), ...filled }),
  z.strictObject({ kind: z.literal('magazine'), title: z.string(), width, ...more }),
  z.strictObject({ kind: z.literal('most-read'), title: z.string(), width }),
  z.strictObject({ kind: z.literal('partners'), title: z.string(), ...more }),
  z.strictObject({
    kind: z.literal('directory'),
    title: z.string().optional(),
    kinds: z.array(partnerKindSchema).min(1),
    filter: z.boolean().default(false),
    letters: z.boolean().default(false),
    map: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('vacancy-list'), edition: editionSchema.optional() }),
  z.strictObject({
    kind: z.literal('event-list'),
    title: z.string(),
    edition: editionSchema.optional(),
    when: z.enum(['upcoming', 'past']),
  }),
  z.strictObject({ kind: z.literal('figure-of-month'), title: z.string(), series: slugSchema }),
  z.strictObject({ kind: z.literal('links'), title: z.string().optional(), items: z.array(linkItemSchema).min(1) }),
  z.strictObject({ kind: z.literal('faq'), title: z.string(), items: z.array(questionSchema).min(1) }),
])
export type PageBlockSource = z.infer<typeof pageBlockSchema>

export const pageSchema = z.strictObject({
  link: z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
  type: z.enum(['PAGE', 'REDIRECT']).default('PAGE'),
  redirectURI: hrefSchema.optional(),
  title: z.string(),
  intro: z.string().optional(),
  edition: editionSchema.optional(),
  layout: z.enum(['default', 'empty', 'fullpage']).default('default'),
  cover: pictureSchema.optional(),
  tags: z.array(slugSchema).default([]),
  seo: z
    .strictObject({
      title: z.string().optional(),
      description: z.string().optional(),
      noindex: z.boolean().default(false),
    })
    .optional(),
  blocks: z.array(pageBlockSchema).default([]),
})
export type PageSource = z.infer<typeof pageSchema>
