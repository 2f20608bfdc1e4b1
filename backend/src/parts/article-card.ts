import type { Edition } from '@gevel/contract/editions'
import type { Access, ArticleCard, ArticleRef, Headline, Teaser } from '@gevel/contract/references'
import { timestamp } from '../http/timestamp'
import { type FigureRow, plainPicture, withPicture } from './picture'

export interface ArticleCardRow {
  id: number
  publicId: number
  slug: string
  edition: Edition
  label: string
  title: string
  intro: string
  access: Access
  releasedAt: string
  publishedAt: string
  cover: FigureRow | null
}

/** What to populate of an article for its card. */
export const cardOfArticle = {
  select: ['publicId', 'slug', 'edition', 'label', 'title', 'intro', 'access', 'releasedAt', 'publishedAt'],
  populate: { cover: withPicture },
}

/** An article in a list. */
export function articleCard(row: ArticleCardRow): ArticleCard {
  return {
    id: row.publicId,
    slug: row.slug,
    edition: row.edition,
    label: row.label,
    title: row.title,
    intro: row.intro,
    access: row.access,
    publishedAt: timestamp(row.releasedAt ?? row.publishedAt),
    cover: plainPicture(row.cover),
  }
}

/** A link to an article: its title and path. */
export function articleRef({ id, slug, edition, title }: ArticleCard): ArticleRef {
  return { id, slug, edition, title }
}

/** An article in a list of headlines. */
export function headline(card: ArticleCard): Headline {
  return { ...articleRef(card), access: card.access, publishedAt: card.publishedAt }
}

/** An article that is shown by its picture and headline only. */
export function teaser(card: ArticleCard): Teaser {
  return { ...headline(card), label: card.label, cover: card.cover }
}

/** The card of a published article that another document refers to; null when it is not published. */
export function referredCard(row: ArticleCardRow | null | undefined): ArticleCard | null {
  return row?.publishedAt ? articleCard(row) : null
}

/** The same as a link only. */
export function referred(row: ArticleCardRow | null | undefined): ArticleRef | null {
  return row?.publishedAt ? articleRef(articleCard(row)) : null
}
