import type { Edition } from '@gevel/contract/editions'
import type {
  Access,
  ArticleCard,
  ArticleForm,
  ArticleRef,
  Byline,
  Headline,
  MarkedRef,
  Teaser,
} from '@gevel/contract/references'
import { timestamp } from '../../platform/http/timestamp'
import { companyOfCover } from './company-of-cover'
import { type LogoCover, logoCover, madeCover, type StoredCover } from './made-cover'
import { mentionOfPartner, type PartnerRefRow } from './partner-ref'
import { withPortrait } from './person'
import { type FigureRow, type PlainFileRow, plainFile, plainPicture, withPicture } from './picture'

export interface ArticleCardRow {
  id: number
  publicId: number
  slug: string
  edition: Edition
  label: string
  /** null for articles from before there were forms */
  form: ArticleForm | null
  title: string
  intro: string
  access: Access
  releasedAt: string
  publishedAt: string
  cover: FigureRow | null
  madeCover: StoredCover | null
  /** only when they are populated */
  partners?: PartnerRefRow[]
  /** likewise */
  author?: BylineRow | null
}

export interface BylineRow {
  name: string
  portrait: PlainFileRow | null
}

/** What to populate of an article for its card. */
export const cardOfArticle = {
  select: [
    ...['publicId', 'slug', 'edition', 'label', 'form', 'title', 'intro', 'access', 'releasedAt', 'publishedAt'],
    'madeCover',
  ],
  populate: { cover: withPicture },
}

/** What to populate for a single card with its author; a list looks up all authors at once. */
export const cardWithAuthor = {
  ...cardOfArticle,
  populate: { ...cardOfArticle.populate, author: withPortrait },
}

/** What to populate for a card with its author and companies, whose logo may stand for a picture. */
export const cardWithCompanies = {
  ...cardWithAuthor,
  populate: { ...cardWithAuthor.populate, partners: mentionOfPartner },
}

/** An article in a list. The logo of a company stands for a picture only when its companies are populated. */
export function articleCard(row: ArticleCardRow): ArticleCard {
  const cover = plainPicture(row.cover)
  return {
    id: row.publicId,
    slug: row.slug,
    edition: row.edition,
    label: row.label,
    form: row.form ?? 'news',
    title: row.title,
    intro: row.intro,
    access: row.access,
    publishedAt: timestamp(row.releasedAt ?? row.publishedAt),
    cover,
    madeCover: cover ? null : madeCover(row, logoOf(row)),
    byline: byline(row),
  }
}

function byline({ form, author }: ArticleCardRow): Byline | null {
  if (form !== 'opinion' || !author) return null
  return { name: author.name, portrait: plainFile(author.portrait) }
}

function logoOf({ title, partners = [] }: ArticleCardRow): LogoCover | null {
  const company = companyOfCover(title, partners)
  if (!company?.publishedAt) return null
  return logoCover({ company: company.publicId, name: company.name, file: company.logo })
}

/** A link to an article: its title and path. */
export function articleRef({ id, slug, edition, title }: ArticleCard): ArticleRef {
  return { id, slug, edition, title }
}

/** A link that is marked with the form of its article and who may read it. */
function markedRef(card: ArticleCard): MarkedRef {
  return { ...articleRef(card), access: card.access, form: card.form }
}

/** An article in a list of headlines. */
export function headline(card: ArticleCard): Headline {
  return { ...markedRef(card), publishedAt: card.publishedAt }
}

/** An article that is shown by its picture and headline only. */
export function teaser(card: ArticleCard): Teaser {
  const { label, cover, madeCover, byline } = card
  return { ...headline(card), label, cover, madeCover, byline }
}

/** The card of a published article that another document refers to; null when it is not published. */
export function referredCard(row: ArticleCardRow | null | undefined): ArticleCard | null {
  return row?.publishedAt ? articleCard(row) : null
}

/** A link to a published article that another document refers to; null when it is not published. */
export function referred(row: ArticleCardRow | null | undefined): MarkedRef | null {
  return row?.publishedAt ? markedRef(articleCard(row)) : null
}
