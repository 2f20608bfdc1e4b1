/**
 * SQL of what separates the fields, blocks, paragraphs and list items of a text: a line break. It ends no word of the
 * index, and a fragment does not run on over it.
 */
export const lineBreak = 'chr(10)'

/** SQL of fields as the lines of one text. */
export function linesOf(...fields: readonly string[]): string {
  return `concat_ws(${lineBreak}, ${fields.join(', ')})`
}

/** `gevel_search_rich_text`: the plain text of Strapi's rich text, a line for each paragraph, heading and list item. */
export const richTextFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_rich_text(content jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT string_agg(line.text, ${lineBreak}) FROM jsonb_array_elements(
      CASE jsonb_typeof(content) WHEN 'array' THEN content ELSE '[]' END) node
    CROSS JOIN LATERAL jsonb_path_query(node, CASE node->>'type'
      WHEN 'list' THEN 'strict $.** ? (@.type == "list-item")' ELSE '$' END::jsonpath, silent => true) block
    CROSS JOIN LATERAL (
      -- a word may be half bold
      SELECT string_agg(piece #>> '{}', '') AS text
      FROM jsonb_path_query(block, 'strict $.**.text', silent => true) piece
    ) line
  $$`

/** The text of each component, from its row `c`; other components have no text to search. */
const components: Readonly<Record<string, readonly [table: string, text: string]>> = {
  'blocks.text': ['components_blocks_texts', 'gevel_search_rich_text(c.content)'],
  'blocks.callout': ['components_blocks_callouts', linesOf('c.title', 'gevel_search_rich_text(c.content)')],
  'blocks.quote': ['components_blocks_quotes', linesOf('c.text', 'c.speaker')],
  'blocks.table': ['components_blocks_tables', linesOf('c.caption', 'c.rows', 'c.source')],
  'blocks.chart': ['components_blocks_charts', linesOf('c.title', 'c.description', 'c.source')],
  'blocks.video': ['components_blocks_videos', 'c.title'],
  'blocks.faq': [
    'components_blocks_faqs',
    linesOf(
      'c.title',
      `(SELECT string_agg(gevel_search_component(i.component_type, i.cmp_id), ${lineBreak} ORDER BY i."order")
        FROM components_blocks_faqs_cmps i WHERE i.entity_id = c.id)`,
    ),
  ],
  'shared.faq-item': ['components_shared_faq_items', linesOf('c.question', 'c.answer::text')],
  'shared.person': ['components_shared_people', linesOf('c.name', 'c.role')],
  'event.venue': ['components_event_venues', linesOf('c.name', 'c.city')],
  'event.programme-item': ['components_event_programme_items', linesOf('c.title', 'c.text')],
  'magazine.part': ['components_magazine_parts', linesOf('c.title', 'c.text')],
}

const cases = Object.entries(components).map(
  ([type, [table, text]]) => `WHEN '${type}' THEN RETURN (SELECT ${text} FROM ${table} c WHERE c.id = row_id);`,
)

/** `gevel_search_component`: the text of a component. */
export const componentFunction = `
  CREATE OR REPLACE FUNCTION gevel_search_component(type text, row_id integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
  BEGIN
    CASE type
      ${cases.join('\n      ')}
      ELSE RETURN NULL;
    END CASE;
  END $$`

/**
 * SQL for the texts of a document's components, in order.
 * @param table of the components of its type, such as `contents_cmps`
 * @param id SQL of the document's row id
 * @param field only the components of this field
 */
export function componentTexts(table: string, id: string, field?: string): string {
  return `(SELECT string_agg(gevel_search_component(b.component_type, b.cmp_id), ${lineBreak} ORDER BY b.field, b."order")
    FROM ${table} b WHERE b.entity_id = ${id}${field ? ` AND b.field = '${field}'` : ''})`
}
