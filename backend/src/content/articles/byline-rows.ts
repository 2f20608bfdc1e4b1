import type { ArticleCardRow, BylineRow } from '../parts/article-card'
import type { PlainFileRow } from '../parts/picture'

type AuthorOfArticle = { articleId: number; name: string } & (PlainFileRow | { url: null })

/**
 * The authors of the opinions among these articles, by row id of the article, in one query. Lists without an opinion
 * cost none, and do not depend on authors: their change tags come from the queries of a response.
 */
export async function bylineRows(
  articles: readonly Pick<ArticleCardRow, 'id' | 'form'>[],
): Promise<Map<number, BylineRow>> {
  const opinions = articles.filter(({ form }) => form === 'opinion').map(({ id }) => id)
  if (opinions.length === 0) return new Map()
  const { rows } = await strapi.db.connection.raw<{ rows: AuthorOfArticle[] }>(
    `SELECT l.content_id AS "articleId", a.name, url, width, height
    FROM contents_author_lnk l JOIN authors a ON a.id = l.author_id
      LEFT JOIN files_related_mph m ON m.related_id = a.id AND m.related_type = 'api::author.author' AND m.field = 'portrait'
      LEFT JOIN files f ON f.id = m.file_id
    WHERE l.content_id = ANY (?)`,
    [opinions],
  )
  return new Map(
    rows.map(({ articleId, name, ...file }) => [articleId, { name, portrait: file.url === null ? null : file }]),
  )
}
