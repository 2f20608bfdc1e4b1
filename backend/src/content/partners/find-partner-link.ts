import type { PartnerKind } from '@gevel/contract/references'
import { normalisePartnerLink } from './partner-link'

interface LinkRow {
  kind: PartnerKind
  link: string
}

/**
 * `GET /public/partner-links/{link}`: the kind of the company with a link. Companies of two kinds can have the same
 * link: then it is the one that was created first.
 */
export async function findPartnerLink(given: string): Promise<{ data: LinkRow } | null> {
  const row: LinkRow | null = await strapi.db.query('api::partner.partner').findOne({
    where: { link: normalisePartnerLink(given), publishedAt: { $notNull: true } },
    orderBy: { publicId: 'asc' },
    select: ['kind', 'link'],
  })
  return row && { data: { kind: row.kind, link: row.link } }
}
