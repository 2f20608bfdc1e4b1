import type { Magazine } from '@gevel/contract/magazines'
import { serialiseRows } from '../http/serialise-rows'
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
  return issue ? { data: await magazinePage(issue, await paperParts(issue.id), shelf) } : null
}

/**
 * The page of an issue.
 * @param shelf all issues, newest first, with this one among them
 */
export async function magazinePage(
  issue: MagazineCardRow,
  paper: readonly PaperPart[],
  shelf: readonly MagazineCardRow[],
): Promise<Magazine> {
  const place = shelf.indexOf(issue)
  const articles = await articlesIn(issue.id)
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
  return { ...magazineCard(issue), contents, ...neighbours }
}

async function articlesIn(issueId: number): Promise<(ArticleCardRow & { magazinePage: number | null })[]> {
  return strapi.db.query('api::content.content').findMany({
    where: { magazine: { id: issueId }, publishedAt: { $notNull: true } },
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
