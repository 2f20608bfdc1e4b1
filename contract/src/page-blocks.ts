import { z } from 'zod'
import { bodyBlockSchemas } from './body-blocks.ts'
import { editionSchema } from './editions.ts'
import { eventPeriodSchema } from './events.ts'
import { figureSeriesSchema } from './figures.ts'
import { iconNameSchema } from './icons.ts'
import { hrefSchema } from './primitives.ts'
import { articleCardSchema, articleFormSchema, markedRefSchema, partnerKindSchema, tagRefSchema } from './references.ts'

/** Share of the row that a list takes on a wide screen; adjacent ones that are less than `full` are side by side. */
export const blockWidthSchema = z.enum(['full', 'half', 'third'])

/** row: equal columns; feature: one wide story with two beside it; band: a row on the other edition's colour */
export const articlesLayoutSchema = z.enum(['row', 'feature', 'band'])

const moreSchema = z.object({ moreLabel: z.string().nullable(), moreLink: hrefSchema.nullable() })

/** A story below the lead: it may be much older. Its time is null from a backend that does not send it yet. */
const alsoSchema = markedRefSchema.extend({ publishedAt: z.iso.datetime().nullable().catch(null) })
export type AlsoStory = z.infer<typeof alsoSchema>

/** The automatic lists: they store what to list, and the site requests the items. */
export const listBlockSchemas = [
  /** The opening of a front page: the lead story, the stories beside it, and the newest ones with their time. */
  z.object({
    __component: z.literal('blocks.front'),
    edition: editionSchema,
    lead: articleCardSchema.nullable(),
    also: z.array(alsoSchema),
  }),
  moreSchema.extend({
    __component: z.literal('blocks.articles'),
    title: z.string(),
    edition: editionSchema.nullable(),
    tag: tagRefSchema.nullable(),
    /** articles of these forms; empty for every form, also from a backend that does not send it yet */
    forms: z.array(articleFormSchema).catch([]),
    count: z.int().min(1).max(24),
    /** the oldest story, in days before the newest one in the lists of the page; null without a limit */
    maxAgeDays: z.int().positive().nullable(),
    layout: articlesLayoutSchema,
  }),
  /** The most read articles of the page's edition in the last seven days; absent while there are too few. */
  z.object({ __component: z.literal('blocks.most-read'), title: z.string(), width: blockWidthSchema }),
  /** One story chosen by an editor, such as a dossier. */
  z.object({
    __component: z.literal('blocks.story'),
    title: z.string(),
    width: blockWidthSchema,
    article: articleCardSchema.nullable(),
  }),
  moreSchema.extend({
    __component: z.literal('blocks.agenda'),
    title: z.string(),
    width: blockWidthSchema,
    edition: editionSchema.nullable(),
    count: z.int().min(1).max(12),
  }),
  moreSchema.extend({
    __component: z.literal('blocks.vacancies'),
    title: z.string(),
    width: blockWidthSchema,
    edition: editionSchema.nullable(),
    count: z.int().min(1).max(12),
  }),
  moreSchema.extend({ __component: z.literal('blocks.magazine'), title: z.string(), width: blockWidthSchema }),
  moreSchema.extend({ __component: z.literal('blocks.partners'), title: z.string() }),
  /** Every company of some kinds, with its logo, place and summary. */
  z.object({
    __component: z.literal('blocks.directory'),
    title: z.string().nullable(),
    kinds: z.array(partnerKindSchema).min(1),
    /** filters by kind and province, for which readers choose in the URL */
    filter: z.boolean(),
    /** an index from A to Z, by which readers filter too */
    letters: z.boolean(),
    /** their places on a map */
    map: z.boolean(),
  }),
  /** Every vacancy, newest first, paginated. */
  z.object({ __component: z.literal('blocks.vacancy-list'), edition: editionSchema.nullable() }),
  /** Every event: future ones by date, or past ones, newest first. */
  z.object({
    __component: z.literal('blocks.event-list'),
    title: z.string(),
    edition: editionSchema.nullable(),
    when: eventPeriodSchema,
  }),
  /** the newest value of a series of market figures, with its recent values for a small chart */
  z.object({ __component: z.literal('blocks.figure-of-month'), title: z.string(), series: figureSeriesSchema }),
  z.object({
    __component: z.literal('blocks.links'),
    title: z.string().nullable(),
    items: z.array(
      z.object({
        ...{ label: z.string(), href: hrefSchema, text: z.string().nullable() },
        /** null from a backend that does not send it yet */
        icon: iconNameSchema.nullable().catch(null),
      }),
    ),
  }),
  z.object({
    __component: z.literal('blocks.faq'),
    title: z.string(),
    items: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
] as const

export const pageBlockSchema = z.discriminatedUnion('__component', [...bodyBlockSchemas, ...listBlockSchemas])
export type PageBlock = z.infer<typeof pageBlockSchema>
export type PageBlockOf<K extends PageBlock['__component']> = Extract<PageBlock, { __component: K }>
