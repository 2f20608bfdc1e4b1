import {
  type FigureChart,
  type FigurePart,
  type FigurePeriodKind,
  type FigureTheme,
  type FigureYear,
  onlyFigurePart,
} from '@gevel/contract/figures'
import type { Access } from '@gevel/contract/references'

/** A series as Strapi stores it. */
export interface SeriesRow {
  id: number
  documentId: string
  slug: string
  title: string
  intro: string | null
  theme: FigureTheme
  chart: FigureChart
  periodKind: FigurePeriodKind
  unit: string
  prefix: string | null
  suffix: string | null
  decimals: number
  year: FigureYear
  parts: { code: string; name: string }[] | null
  source: string
  method: string | null
  access: Access
  nextOn: string | null
  importedAt: Date | string | null
}

/** What to populate of a series. */
export const withParts = { parts: true }

const series = 'api::figure-series.figure-series'

export async function findSeries(where: { slug: string } | { documentId: string }): Promise<SeriesRow | null> {
  return strapi.db.query(series).findOne({ where, populate: withParts })
}

/** Every series in the order of the pages: by position within its theme. */
export async function listSeries(): Promise<SeriesRow[]> {
  return strapi.db.query(series).findMany({ populate: withParts, orderBy: [{ position: 'asc' }, { id: 'asc' }] })
}

/** The parts of a series; one without parts of its own has one, with its title. */
export function partsOf({ parts, title }: Pick<SeriesRow, 'parts' | 'title'>): FigurePart[] {
  if (!parts?.length) return [{ code: onlyFigurePart, name: title }]
  return parts.map(({ code, name }) => ({ code, name }))
}
