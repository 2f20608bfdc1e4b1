import { type LogoCover, logoCover } from '../parts/made-cover'

interface LogoRow {
  articleId: number
  company: number
  name: string
  url: string
  width: number | null
  height: number | null
}

/** The logo of the first company of each of these articles that has one, by row id of the article, in one query. */
export async function logoCovers(articles: readonly number[]): Promise<Map<number, LogoCover>> {
  const { rows } = await strapi.db.connection.raw<{ rows: LogoRow[] }>(
    `WITH first AS MATERIALIZED (
      SELECT DISTINCT ON (content_id) content_id, partner_id FROM contents_partners_lnk
      WHERE content_id = ANY (?) ORDER BY content_id, partner_ord
    )
    SELECT content_id AS "articleId", p.public_id AS company, p.name, url, width, height
    FROM first JOIN partners p ON p.id = partner_id AND p.published_at IS NOT NULL
      JOIN files_related_mph m ON m.related_id = p.id AND m.related_type = 'api::partner.partner' AND m.field = 'logo'
      JOIN files f ON f.id = m.file_id`,
    [[...articles]],
  )
  return new Map(
    rows.flatMap(({ articleId, company, name, ...file }) => {
      const cover = logoCover({ company, name, file })
      return cover ? [[articleId, cover] as const] : []
    }),
  )
}
