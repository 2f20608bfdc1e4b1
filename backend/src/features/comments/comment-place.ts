import { commentsAPage } from '@gevel/contract/comments'

/**
 * SQL of the columns that place the comment `c`: `page` of its article's comments, and `article`, null while that is
 * not published.
 * @param isSeen the condition under which this reader sees another comment `b`, by the account `w`
 */
export function placeColumns(isSeen: string): string {
  return `(SELECT ceil((count(*) + 1) / ${commentsAPage}.0)::int FROM gevel_comments b JOIN up_users w ON w.id = b.user_id
      WHERE b.article_public_id = c.article_public_id AND b.id < c.id AND ${isSeen}) AS page,
    (SELECT json_build_object('id', a.public_id, 'slug', a.slug, 'edition', a.edition, 'title', a.title)
      FROM contents a WHERE a.public_id = c.article_public_id AND a.published_at IS NOT NULL) AS article`
}
