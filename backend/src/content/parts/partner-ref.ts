import type { PartnerCard, PartnerKind, PartnerRef } from '@gevel/contract/references'
import type { OptionalTexts } from './optional-texts'
import { type FileRow, plainFile, selectFile } from './picture'

export interface PartnerRefRow extends OptionalTexts<PartnerCard> {
  id: number
  publicId: number
  name: string
  link: string
  kind: PartnerKind
  publishedAt: string | null
  logo: FileRow | null
}

/** What to populate of a company that is mentioned. */
export const mentionOfPartner = {
  select: ['id', 'publicId', 'name', 'link', 'kind', 'city', 'summary', 'publishedAt'],
  populate: { logo: selectFile },
}

/** A company as it is mentioned elsewhere. */
export function partnerRef(row: PartnerRefRow): PartnerRef {
  return {
    id: row.publicId,
    name: row.name,
    link: row.link,
    kind: row.kind,
    city: row.city || null,
    logo: plainFile(row.logo),
  }
}

/** A company in a list of companies. */
export function partnerCard(row: PartnerRefRow): PartnerCard {
  return { ...partnerRef(row), summary: row.summary || null }
}
