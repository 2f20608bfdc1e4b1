import type { DirectoryCard } from '@gevel/contract/partners'
import { partnerKindSchema } from '@gevel/contract/references'
import { z } from 'zod'
import { listParameter } from '../../platform/http/parameters'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { mentionOfPartner, type PartnerRefRow, partnerCard } from '../parts/partner-ref'
import { findPlace } from '../places/find-place'

export const partnersQuery = z.object({
  kind: listParameter(partnerKindSchema, partnerKindSchema.options.length),
  strip: z.literal('1').optional(),
})

/** `GET /public/partners`: companies of some kinds, or those in the partners' strip, by name. */
export async function listPartners({ kind, strip }: z.infer<typeof partnersQuery>) {
  const rows: PartnerRefRow[] = await strapi.db.query('api::partner.partner').findMany({
    where: {
      publishedAt: { $notNull: true },
      ...(kind?.length && { kind: { $in: kind } }),
      ...(strip && { strip: true }),
    },
    orderBy: { name: 'asc' },
    ...mentionOfPartner,
  })
  return { data: serialiseRows('partner', rows, directoryCard) }
}

function directoryCard(row: PartnerRefRow): DirectoryCard {
  const place = findPlace(row.city ?? '')
  return { ...partnerCard(row), location: place === 'ambiguous' ? null : place }
}
