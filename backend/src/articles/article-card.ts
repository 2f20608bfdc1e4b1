import { moment } from '../http/moment'
import type { Edition } from '../parts/edition'
import { type FigureRow, figurePicture, withPicture } from '../parts/picture'

export interface ArticleCardRow {
  id: number
  publicId: number
  slug: string
  edition: Edition
  label: string
  title: string
  intro: string
  access: 'free' | 'account' | 'subscriber'
  releasedAt: string
  publishedAt: string
  cover: FigureRow | null
}

/** What to load of an article for its card. */
export const cardOfArticle = {
  select: ['publicId', 'slug', 'edition', 'label', 'title', 'intro', 'access', 'releasedAt', 'publishedAt'],
  populate: { cover: withPicture },
}

/** An article as a list shows it. */
export function articleCard(row: ArticleCardRow) {
  return {
    id: row.publicId,
    slug: row.slug,
    edition: row.edition,
    label: row.label,
    title: row.title,
    intro: row.intro,
    access: row.access,
    publishedAt: moment(row.releasedAt ?? row.publishedAt),
    cover: figurePicture(row.cover),
  }
}

export type ArticleCard = ReturnType<typeof articleCard>

/** The card of a published article that another document refers to; null when it is not there. */
export function referredCard(row: ArticleCardRow | null | undefined): ArticleCard | null {
  return row?.publishedAt ? articleCard(row) : null
}
