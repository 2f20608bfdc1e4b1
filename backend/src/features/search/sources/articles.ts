import { namesOf, type Source, tagIdsOf } from './source'
import { componentTexts, linesOf } from './text-functions'

export const articles: Source = {
  table: 'contents',
  parts: {
    contents_cmps: 'entity_id',
    contents_tags_lnk: 'content_id',
    contents_partners_lnk: 'content_id',
    contents_author_lnk: 'content_id',
  },
  columns: {
    edition: 'd.edition',
    moment: 'coalesce(d.released_at, d.published_at)',
    expires_at: 'NULL',
    tag_ids: tagIdsOf('contents_tags_lnk', 'content_id'),
    title: 'd.title',
    names: `concat_ws(' ', d.label, ${namesOf('contents_tags_lnk', 'content_id', 'tag_id', 'tags')},
      ${namesOf('contents_partners_lnk', 'content_id', 'partner_id', 'partners')},
      ${namesOf('contents_author_lnk', 'content_id', 'author_id', 'authors')})`,
    people: 'NULL',
    intro: 'd.intro',
    body: linesOf('d.key_points', componentTexts('contents_cmps', 'd.id', 'blocks')),
    is_open: "d.access = 'free'",
  },
}
