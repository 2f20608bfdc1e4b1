import { parse } from 'yaml'
import { z } from 'zod'
import type { SeedBlock } from './blocks'

export const pictureSchema = z.strictObject({
  scene: z.string(),
  variant: z.int().min(1).max(4),
  caption: z.string().optional(),
})

const chartSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  unit: z.string(),
  source: z.string(),
  labels: z.array(z.coerce.string()).min(2),
  series: z
    .array(z.strictObject({ name: z.coerce.string(), values: z.array(z.number().nullable()) }))
    .min(1)
    .max(4),
})

function chart(kind: string, source: string): SeedBlock {
  const { series, labels, ...rest } = chartSchema.parse(parse(source))
  for (const { name, values } of series) {
    if (values.length !== labels.length)
      throw new Error(`Series ${name} has ${values.length} values for ${labels.length} labels`)
  }
  return { kind: 'chart', chart: z.enum(['line', 'bar']).parse(kind), ...rest, labels, series }
}

const figuresSchema = z.strictObject({
  figures: z
    .array(
      z.strictObject({
        label: z.string(),
        value: z.coerce.string(),
        change: z.string().optional(),
        note: z.string().optional(),
      }),
    )
    .min(1)
    .max(4),
  source: z.string().optional(),
})

function video(argument: string, source: string): SeedBlock {
  const [provider, videoId = '', ...title] = argument.split(' ')
  return {
    kind: 'video',
    provider: z.enum(['youtube', 'vimeo']).parse(provider),
    videoId,
    title: title.join(' '),
    poster: pictureSchema.parse(parse(source)),
  }
}

/**
 * The block of a directive with data. Callouts and captions contain text and are parsed with it.
 * @throws Error or ZodError when the directive is unknown or its data are invalid
 */
export function directiveBlock(name: string, argument: string, content: string): SeedBlock {
  switch (name) {
    case 'chart':
      return chart(argument, content)
    case 'series': {
      const [slug = '', fromYear] = argument.split(' ')
      return {
        kind: 'market-figure',
        slug,
        fromYear: fromYear === undefined ? undefined : z.coerce.number().int().parse(fromYear),
      }
    }
    case 'figures':
      return { kind: 'figures', ...figuresSchema.parse(parse(content)) }
    case 'image':
      return { kind: 'image', picture: pictureSchema.parse(parse(content)) }
    case 'gallery':
      return { kind: 'gallery', pictures: z.array(pictureSchema).min(2).parse(parse(content)) }
    case 'video':
      return video(argument, content)
    case 'related':
      return { kind: 'related', slug: argument }
    case 'file': {
      const [file = '', ...label] = argument.split(' ')
      return { kind: 'file', file, label: label.join(' ') }
    }
    default:
      throw new Error(`Unknown directive: ${name}`)
  }
}
