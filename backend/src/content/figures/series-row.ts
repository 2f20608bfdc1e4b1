import {
  type FigureChart,
  type FigurePart,
  type FigurePeriodKind,
  type FigureTheme,
  type FigureYear,
  onlyFigurePart,
} from '@gevel/contract/figures'
import type { Access } from '@gevel/contract/references'
import { findBySlug } from '../documents/former-keys'

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

/** A series; a slug may also be one that it had earlier. */
export async function findSeries(where: { slug: string } | { documentId: string }): Promise<SeriesRow | null> {
  if ('documentId' in where) return strapi.db.query(series).findOne({ where, populate: withParts })
  const found = await findBySlug(strapi.db.connection, 'figures', where.slug)
  return found ? strapi.db.query(series).findOne({ where: { id: found.id }, populate: withParts }) : null
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
