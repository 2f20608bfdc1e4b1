import { z } from 'zod'
import { figureSeriesSchema } from './figures.ts'
import { fileSchema, pictureSchema, plainPictureSchema } from './media.ts'
import { factSchema } from './primitives.ts'
import { markedRefSchema } from './references.ts'
import { richTextSchema } from './rich-text.ts'

export const chartKindSchema = z.enum(['line', 'bar'])

/** The blocks of an article's body and of a page. `__component` is Strapi's name of the component. */
export const bodyBlockSchemas = [
  z.object({ __component: z.literal('blocks.text'), content: richTextSchema }),
  z.object({ __component: z.literal('blocks.quote'), text: z.string(), speaker: z.string().nullable() }),
  z.object({ __component: z.literal('blocks.image'), picture: pictureSchema }),
  z.object({ __component: z.literal('blocks.gallery'), pictures: z.array(pictureSchema) }),
  z.object({
    __component: z.literal('blocks.video'),
    provider: z.enum(['youtube', 'vimeo']),
    videoId: z.string().regex(/^[\w-]{3,32}$/),
    /** the key of an unlisted video of Vimeo; null from an earlier backend */
    hash: z
      .string()
      .regex(/^[0-9a-f]{6,32}$/)
      .nullable()
      .catch(null),
    startSeconds: z.int().positive().nullable().catch(null),
    title: z.string(),
    poster: plainPictureSchema.nullable(),
  }),
  z.object({
    __component: z.literal('blocks.table'),
    caption: z.string().nullable(),
    source: z.string().nullable(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    __component: z.literal('blocks.chart'),
    kind: chartKindSchema,
    title: z.string(),
    description: z.string(),
    unit: z.string(),
    source: z.string(),
    labels: z.array(z.string()).min(2),
    /** indexes of the labels whose bars stand out; only for a single series */
    highlights: z.array(z.int().min(0)),
    series: z
      .array(z.object({ name: z.string(), values: z.array(z.number().nullable()) }))
      .min(1)
      .max(4),
  }),
  /** a series of market figures, with the values of the years that an editor chose */
  z.object({ __component: z.literal('blocks.market-figure'), series: figureSeriesSchema }),
  z.object({
    __component: z.literal('blocks.figures'),
    figures: z.array(factSchema).min(1),
    source: z.string().nullable(),
  }),
  z.object({ __component: z.literal('blocks.related'), article: markedRefSchema.nullable() }),
  z.object({ __component: z.literal('blocks.file'), label: z.string(), file: fileSchema.nullable() }),
  z.object({ __component: z.literal('blocks.callout'), title: z.string(), content: richTextSchema }),
] as const

export const bodyBlockSchema = z.discriminatedUnion('__component', bodyBlockSchemas)
export type BodyBlock = z.infer<typeof bodyBlockSchema>
