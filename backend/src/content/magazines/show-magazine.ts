import type { IssuePdf } from '@gevel/contract/issue-reader'
import type { Magazine } from '@gevel/contract/magazines'
import type { Access } from '@gevel/contract/references'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { type ArticleCardRow, articleCard, cardOfArticle, headline } from '../parts/article-card'
import { loadShelf } from './list-magazines'
import { type MagazineCardRow, magazineCard } from './magazine-card'

/** An item of an issue that is only on paper. */
export interface PaperPart {
  page: number | null
  title: string
  text: string | null
}

/**
 * `GET /public/magazines/{id}`: an issue with its contents by page: articles of the site that were printed in it, and
 * items that are only on paper. Previous is the issue before it.
 */
export async function showMagazine(publicId: number): Promise<{ data: Magazine } | null> {
  const shelf = await loadShelf()
  const issue = shelf.find((issue) => issue.publicId === publicId)
  if (!issue) return null
  const [paper, articles, pdf] = await Promise.all([
    paperParts(issue.id),
    loadPrinted({ magazine: { id: issue.id } }),
    loadIssuePdf(issue),
  ])
  return { data: magazinePage(issue, { paper, articles, pdf }, shelf) }
}

/** What is in an issue. */
export interface IssueContents {
  paper: readonly PaperPart[]
  /** that were printed in it */
  articles: readonly PrintedRow[]
  pdf: IssuePdf | null
}

/**
 * The page of an issue.
 * @param shelf all issues, newest first, with this one among them
 */
export function magazinePage(
  issue: MagazineCardRow,
  { paper, articles, pdf }: IssueContents,
  shelf: readonly MagazineCardRow[],
): Magazine {
  const place = shelf.indexOf(issue)
  const contents: Magazine['contents'] = [
    ...serialiseRows('article', articles, (row) => ({
      page: row.magazinePage,
      title: row.title,
      text: null,
      article: headline(articleCard(row)),
    })),
    ...paper.map(({ page, title, text }) => ({ page, title, text: text || null, article: null })),
  ].sort((one, other) => (one.page ?? Number.MAX_SAFE_INTEGER) - (other.page ?? Number.MAX_SAFE_INTEGER))
  const [next, previous] = [shelf[place - 1], shelf[place + 1]]
  const neighbours = { previous: previous ? magazineCard(previous) : null, next: next ? magazineCard(next) : null }
  return { ...magazineCard(issue), contents, pdf, ...neighbours }
}

/** An article that was printed in an issue. */
export interface PrintedRow extends ArticleCardRow {
  magazinePage: number | null
}

/** Loads the published articles that a filter of Strapi selects, for the contents of an issue. */
export async function loadPrinted(where: object): Promise<PrintedRow[]> {
  return strapi.db.query('api::content.content').findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    orderBy: { publicId: 'asc' },
    select: [...cardOfArticle.select, 'magazinePage'],
    populate: cardOfArticle.populate,
  })
}

async function paperParts(issueId: number): Promise<PaperPart[]> {
  const issue: { contents: PaperPart[] | null } | null = await strapi.db
    .query('api::magazine.magazine')
    .findOne({ where: { id: issueId }, select: ['id'], populate: { contents: true } })
  return issue?.contents ?? []
}

/** The pages that readers see of an issue; null while no PDF with pages was parsed. */
export async function loadIssuePdf(issue: { documentId: string; access: Access | null }): Promise<IssuePdf | null> {
  const row: { id: number; page_count: number; bytes: number } | undefined = await strapi.db
    .connection('gevel_issue_pdfs')
    .where({ issue: issue.documentId, state: 'parsed' })
    // a PDF without pages was once accepted
    .where('page_count', '>', 0)
    .first('id', 'page_count', 'bytes')
  return row ? { version: row.id, pageCount: row.page_count, bytes: row.bytes, access: accessOf(issue) } : null
}

/** Who may read all pages of an issue. */
function accessOf({ access }: { access: Access | null }): Access {
  return access ?? 'subscriber'
}
