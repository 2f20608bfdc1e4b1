import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  figureChartSchema,
  figurePeriodKindSchema,
  figureThemeSchema,
  figureYearSchema,
  mostFigureParts,
  onlyFigurePart,
} from '@gevel/contract/figures'
import { accessSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { type FileValue, parseFigures } from '../../src/content/figures/importing/parse-figures'
import { slugSchema } from './article'

export const figureSchema = z.strictObject({
  slug: slugSchema,
  title: z.string(),
  intro: z.string(),
  theme: figureThemeSchema,
  position: z.int(),
  chart: figureChartSchema,
  periodKind: figurePeriodKindSchema,
  unit: z.string(),
  prefix: z.string().optional(),
  suffix: z.string().optional(),
  decimals: z.int().default(0),
  year: figureYearSchema,
  parts: z
    .array(z.strictObject({ code: slugSchema, name: z.string() }))
    .max(mostFigureParts)
    .default([]),
  source: z.string(),
  method: z.string().optional(),
  access: accessSchema.default('subscriber'),
  /** whether the day of the next figures is announced */
  announced: z.boolean().default(false),
})

/** A series with the values of its file. */
export type FigureFile = z.infer<typeof figureSchema> & { values: FileValue[] }

/** A series as on the day of the demo. */
export type FigureSource = Omit<FigureFile, 'announced'> & {
  /** the day on which its newest values came in */
  importedOn: string
  nextOn?: string
}

/**
 * A series with the values of its file in `figures/`.
 * @throws Error naming the file and its first error
 */
export function withValues(folder: string, series: z.infer<typeof figureSchema>): FigureFile {
  const { slug, periodKind, parts, title } = series
  const file = `figures/${slug}.csv`
  const shown = parts.length > 0 ? parts : [{ code: onlyFigurePart, name: title }]
  const { values, errors } = parseFigures(readFileSync(join(folder, file), 'utf8'), {
    periodKind,
    parts: shown,
    mark: ',',
  })
  const [error] = errors
  if (error) throw new Error(`${file}, line ${error.line}: ${error.problem}`)
  return { ...series, values }
}
