import type { Source } from './source'
import { componentTexts, linesOf } from './text-functions'

/** Readers' words for each theme. */
const themes = `CASE d.theme WHEN 'turnover' THEN 'omzet' WHEN 'stores' THEN 'vestigingen winkels'
  WHEN 'permits' THEN 'bouwvergunningen' ELSE 'prijzen' END`

/** The series of market figures: their texts, not their numbers. */
export const figures: Source = {
  table: 'figure_series',
  parts: { figure_series_cmps: 'entity_id' },
  columns: {
    edition: 'NULL',
    moment: 'd.imported_at',
    expires_at: 'NULL',
    tag_ids: "'{}'::integer[]",
    title: 'd.title',
    names: `concat_ws(' ', 'marktcijfers cijfers', ${themes}, ${componentTexts('figure_series_cmps', 'd.id', 'parts')})`,
    people: 'NULL',
    intro: 'd.intro',
    body: linesOf('d.unit', 'd.source', 'd.method'),
    is_open: 'true',
  },
}
