import type { Source } from './source'
import { componentTexts, linesOf } from './text-functions'

export const events: Source = {
  table: 'events',
  parts: { events_cmps: 'entity_id' },
  columns: {
    edition: 'd.edition',
    moment: 'd.starts_at',
    expires_at: 'NULL',
    tag_ids: "'{}'::integer[]",
    title: 'd.title',
    names: `concat_ws(' ', d.subtitle, 'evenement bijeenkomst', ${componentTexts('events_cmps', 'd.id', 'venue')})`,
    people: componentTexts('events_cmps', 'd.id', 'speakers'),
    intro: 'd.intro',
    body: linesOf(
      'gevel_search_rich_text(d.body)',
      componentTexts('events_cmps', 'd.id', 'programme'),
      componentTexts('events_cmps', 'd.id', 'faq'),
      'gevel_search_rich_text(d.recap)',
    ),
    is_open: 'true',
  },
}
