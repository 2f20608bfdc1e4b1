import { z } from 'zod'
import { daySchema, momentSchema } from './primitives.ts'
import { accessSchema } from './references.ts'

/** What market figures are about; `/marktcijfers` lists the series by theme, in this order. */
export const figureThemeSchema = z.enum(['turnover', 'stores', 'permits', 'prices'])
export type FigureTheme = z.infer<typeof figureThemeSchema>

export const figurePeriodKindSchema = z.enum(['month', 'quarter', 'year'])
export type FigurePeriodKind = z.infer<typeof figurePeriodKindSchema>

/** `stacked` adds the parts of a series up; `index` compares them as lines around a common 100. */
export const figureChartSchema = z.enum(['line', 'bar', 'stacked', 'index'])
export type FigureChart = z.infer<typeof figureChartSchema>

/** How the values of a year so far are combined: numbers at a moment, such as of shops, are not. */
export const figureYearSchema = z.enum(['sum', 'average', 'none'])
export type FigureYear = z.infer<typeof figureYearSchema>

/** The limit of a chart that can still be read. */
export const mostFigureParts = 4

/** The codes of a series without parts of its own: one column of values. */
export const onlyFigurePart = 'waarde'

const slugSchema = z.string().min(1)

/** A part of a series: a line of its chart, a column of its table. A series of one part has its own title as name. */
export const figurePartSchema = z.object({ code: z.string(), name: z.string() })
export type FigurePart = z.infer<typeof figurePartSchema>

/** The first day of a period, with the value of each part in their order; null is unknown. */
export const figurePointSchema = z.object({ from: daySchema, values: z.array(z.number().nullable()).min(1) })
export type FigurePoint = z.infer<typeof figurePointSchema>

export const figureSeriesSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  intro: z.string().nullable(),
  theme: figureThemeSchema,
  chart: figureChartSchema,
  periodKind: figurePeriodKindSchema,
  /** in words, `miljoen euro` */
  unit: z.string(),
  /** before and after a number where there is no room for the unit: `€`, `mln` */
  prefix: z.string().nullable(),
  suffix: z.string().nullable(),
  decimals: z.int().min(0).max(4),
  year: figureYearSchema,
  source: z.string(),
  method: z.string().nullable(),
  /** who may download the values; the page itself is open */
  access: accessSchema,
  /** when values last changed; null before the first import */
  changedAt: momentSchema.nullable(),
  /** the day on which an editor expects the next values */
  nextOn: daySchema.nullable(),
  parts: z.array(figurePartSchema).min(1).max(mostFigureParts),
  /** oldest first; periods without any value are left out */
  points: z.array(figurePointSchema),
})
export type FigureSeries = z.infer<typeof figureSeriesSchema>

/** The values of a series for a download; null when this reader may not have them. */
export const figureDownloadSchema = z.object({ access: accessSchema, series: figureSeriesSchema.nullable() })
