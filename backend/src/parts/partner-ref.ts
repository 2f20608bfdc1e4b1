import { type FileRow, filePicture, selectFile } from './picture'

export interface PartnerRefRow {
  id: number
  publicId: number
  name: string
  link: string
  kind: 'partner' | 'organisation' | 'building-market' | 'paint-home'
  city: string | null
  summary: string | null
  publishedAt: string | null
  logo: FileRow | null
}

/** What to load of a company that is mentioned. */
export const mentionOfPartner = {
  select: ['publicId', 'name', 'link', 'kind', 'city', 'summary', 'publishedAt'],
  populate: { logo: selectFile },
}

/** A company as it is mentioned elsewhere. */
export function partnerRef(row: PartnerRefRow) {
  return {
    id: row.publicId,
    name: row.name,
    link: row.link,
    kind: row.kind,
    city: row.city || null,
    logo: filePicture(row.logo, `Logo van ${row.name}`),
    summary: row.summary || null,
  }
}
