import type { Source } from './source'
import { componentTexts } from './text-functions'

/** The words of the pages, each once: an issue of 80 pages has more text than the index reads. */
const pageWords = `(SELECT p.words FROM gevel_issue_pdfs p WHERE p.issue = d.document_id AND p.state = 'parsed')`

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
    hidden: pageWords,
    is_open: 'true',
  },
}
