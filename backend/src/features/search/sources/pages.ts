import { namesOf, type Source, tagIdsOf } from './source'
import { componentTexts } from './text-functions'

export const pages: Source = {
  table: 'pages',
  parts: { pages_cmps: 'entity_id', pages_tags_lnk: 'page_id' },
  // the front pages list other documents, which are in the index themselves
  where: "d.type = 'PAGE' AND d.link NOT IN ('/', '/pro')",
  columns: {
    edition: 'd.edition',
    moment: 'NULL',
    expires_at: 'NULL',
    tag_ids: tagIdsOf('pages_tags_lnk', 'page_id'),
    title: 'd.title',
    names: `concat_ws(' ', translate(d.link, '/-', '  '), ${namesOf('pages_tags_lnk', 'page_id', 'tag_id', 'tags')})`,
    people: 'NULL',
    intro: 'd.intro',
    body: componentTexts('pages_cmps', 'd.id', 'blocks'),
    is_open: 'true',
  },
}
