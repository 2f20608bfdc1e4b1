import { openPageCount, spreadOf } from '@gevel/contract/issue-pages'
import type { IssueReader } from '@gevel/contract/issue-reader'
import { z } from 'zod'
import { findIssue } from '../../content/magazines/list-magazines'
import { loadIssuePdf } from '../../content/magazines/show-magazine'
import { mayBeRead } from '../../platform/readers/access'
import type { PublicRequest } from '../../platform/readers/public-route'
import { findPages } from './find-pages'

export const readerQuery = z.object({
  page: z.coerce.number<string>().int().min(1).max(9_999).default(1),
  q: z.string().max(2_000).default(''),
})

interface PageRow {
  page: number
  width: number
  height: number
}

/**
 * `GET /public/magazines/{id}/reader`: an issue in the page reader. The texts are those of the requested spread, the hits
 * those of a search within the issue; neither includes text from pages behind the paywall.
 */
export async function readIssue(
  id: number,
  { query, reader, client }: PublicRequest<z.infer<typeof readerQuery>>,
): Promise<{ data: IssueReader } | null> {
  const issue = await findIssue(id)
  const pdf = issue && (await loadIssuePdf(issue))
  if (!pdf) return null
  const isReadable = await mayBeRead(pdf, reader)
  const mayReadPage = (page: number) => isReadable || isOpenPage(page)
  const knex = strapi.db.connection
  const pages: PageRow[] = await knex('gevel_issue_pages')
    .where({ pdf: pdf.version })
    .orderBy('page')
    .select('page', 'width', 'height')
  const spread = spreadOf(Math.min(query.page, pdf.pageCount), pdf.pageCount).filter(mayReadPage)
  const texts: { page: number; text: string }[] = await knex('gevel_issue_pages')
    .where({ pdf: pdf.version })
    .whereIn('page', spread)
    .orderBy('page')
    .select('page', 'text')
  const found = await findPages(pdf.version, query.q, { client, mayReadPage })
  const { publicId, slug, title, year, number, month } = issue
  return { data: { id: publicId, slug, title, year, number, month, pdf, isReadable, pages, texts, ...found } }
}

/** Whether every reader sees this page. */
export function isOpenPage(page: number): boolean {
  return page <= openPageCount
}
