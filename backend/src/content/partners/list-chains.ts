import { type Chain, chainKindSchema } from '@gevel/contract/partners'
import { serialiseRows } from '../../platform/http/serialise-rows'
import type { OptionalTexts } from '../parts/optional-texts'
import { mentionOfPartner, type PartnerRefRow, partnerCard } from '../parts/partner-ref'
import { type StoreYearRow, storeYears } from './partner-row'

interface ChainRow extends PartnerRefRow, OptionalTexts<Chain> {
  founded: number | null
  stores: StoreYearRow[] | null
}

/** `GET /public/chains`: every retail chain with its number of shops per year, by name. */
export async function listChains(): Promise<{ data: Chain[] }> {
  const rows: ChainRow[] = await strapi.db.query('api::partner.partner').findMany({
    where: { publishedAt: { $notNull: true }, kind: { $in: chainKindSchema.options } },
    orderBy: { name: 'asc' },
    select: [...mentionOfPartner.select, 'parent', 'formula', 'founded'],
    populate: { ...mentionOfPartner.populate, stores: true },
  })
  return { data: serialiseRows('chain', rows, chainOf) }
}

function chainOf(row: ChainRow): Chain {
  return {
    ...partnerCard(row),
    kind: chainKindSchema.parse(row.kind),
    parent: row.parent || null,
    formula: row.formula || null,
    founded: row.founded,
    stores: storeYears(row.stores),
  }
}
