import { companyOfCover } from '../parts/company-of-cover'
import { type LogoCover, logoCover } from '../parts/made-cover'

interface CompanyRow {
  articleId: number
  title: string
  company: number
  name: string
  isPublished: boolean
  url: string | null
  width: number | null
  height: number | null
}

/** The logo that may stand for each of these articles, by row id of the article, in one query. */
export async function logoCovers(articles: readonly number[]): Promise<Map<number, LogoCover>> {
  const { rows } = await strapi.db.connection.raw<{ rows: CompanyRow[] }>(
    `SELECT l.content_id AS "articleId", c.title, p.public_id AS company, p.name,
      p.published_at IS NOT NULL AS "isPublished", url, width, height
    FROM contents_partners_lnk l JOIN contents c ON c.id = l.content_id JOIN partners p ON p.id = l.partner_id
      LEFT JOIN files_related_mph m ON m.related_id = p.id AND m.related_type = 'api::partner.partner' AND m.field = 'logo'
      LEFT JOIN files f ON f.id = m.file_id
    WHERE l.content_id = ANY (?) ORDER BY l.content_id, l.partner_ord`,
    [[...articles]],
  )
  return new Map(
    articles.flatMap((article) => {
      const companies = rows.filter(({ articleId }) => articleId === article)
      const cover = coverOf(companyOfCover(companies[0]?.title ?? '', companies))
      return cover ? [[article, cover] as const] : []
    }),
  )
}

function coverOf(found: CompanyRow | null): LogoCover | null {
  if (!found?.isPublished || found.url === null) return null
  const { company, name, url, width, height } = found
  return logoCover({ company, name, file: { url, width, height } })
}
