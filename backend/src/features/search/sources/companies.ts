import { namesOf, type Source } from './source'
import { componentTexts, lineBreak, linesOf } from './text-functions'

/** Readers' words for each kind of company. */
const kinds = `CASE d.kind WHEN 'organisation' THEN 'organisatie brancheorganisatie'
  WHEN 'building-market' THEN 'bouwmarkt winkelketen' WHEN 'paint-home' THEN 'verfwinkel woonwinkel winkelketen'
  ELSE 'leverancier partner' END`

export const companies: Source = {
  table: 'partners',
  parts: { partners_cmps: 'entity_id', products_partner_lnk: 'partner_id' },
  columns: {
    edition: 'NULL',
    moment: 'NULL',
    expires_at: 'NULL',
    tag_ids: "'{}'::integer[]",
    title: 'd.name',
    names: `concat_ws(' ', d.city, ${kinds},
      ${namesOf('products_partner_lnk', 'partner_id', 'product_id', 'products')})`,
    people: componentTexts('partners_cmps', 'd.id', 'people'),
    intro: 'd.summary',
    body: linesOf(
      'gevel_search_rich_text(d.description)',
      'd.parent',
      'd.formula',
      `(SELECT string_agg(o.summary, ${lineBreak}) FROM products_partner_lnk l JOIN products o ON o.id = l.product_id
        WHERE l.partner_id = d.id)`,
    ),
    is_open: 'true',
  },
}
