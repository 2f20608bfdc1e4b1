import type { Source } from './source'
import { componentTexts } from './text-functions'

export const magazines: Source = {
  table: 'magazines',
  parts: { magazines_cmps: 'entity_id' },
  columns: {
    edition: 'NULL',
    moment: 'd.published_on::timestamp',
    expires_at: 'NULL',
    tag_ids: "'{}'::integer[]",
    title: 'd.title',
    names: `concat_ws(' ', 'magazine nummer', d.number, d.month, d.year)`,
    people: 'NULL',
    intro: 'd.intro',
    body: componentTexts('magazines_cmps', 'd.id', 'contents'),
    is_open: 'true',
  },
}
