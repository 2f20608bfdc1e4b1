import type { Source } from './source'

/** Authors with a published article; the others have no page. */
export const authors: Source = {
  table: 'authors',
  parts: { contents_author_lnk: 'author_id' },
  where: `EXISTS (SELECT FROM contents_author_lnk l JOIN contents c ON c.id = l.content_id
    WHERE l.author_id = d.id AND c.published_at IS NOT NULL)`,
  columns: {
    edition: 'NULL',
    moment: 'NULL',
    expires_at: 'NULL',
    tag_ids: "'{}'::integer[]",
    title: 'd.name',
    names: "concat_ws(' ', 'auteur', d.role)",
    people: 'NULL',
    intro: 'd.bio',
    body: 'NULL',
    is_open: 'true',
  },
}
