import type { Banner, BannerSlot } from '@gevel/contract/banners'
import { type FileRow, plainFile, selectFile } from '../../content/parts/picture'

/** A banner as Strapi stores it. */
export interface BannerRow {
  publicId: number
  advertiser: { name: string } | null
  advertiserName: string | null
  slot: BannerSlot | null
  to: string
  startsAt: Date | string | null
  endsAt: Date | string | null
  weight: number
  maxViews: number | null
  maxClicks: number | null
  picture: FileRow | null
  narrowPicture: FileRow | null
  alt: string | null
  heading: string | null
  text: string | null
  button: string | null
  textPicture: FileRow | null
}

/** What to populate of a banner that is shown. */
export const withPictures = {
  picture: selectFile,
  narrowPicture: selectFile,
  textPicture: selectFile,
}

/** A banner as pages show it; undefined when its picture was deleted from the library and it has no text. */
export function shownBanner(row: Omit<BannerRow, 'advertiser'>): Banner | undefined {
  const { publicId: id, slot, weight, alt, heading } = row
  if (!slot) return undefined
  const wide = plainFile(row.picture)
  const picture = wide && alt ? { wide, narrow: plainFile(row.narrowPicture), alt } : null
  const text = heading
    ? { heading, body: row.text || null, button: row.button || null, picture: plainFile(row.textPicture) }
    : null
  if (!picture && !text) return undefined
  return { id, slot, weight, picture, text: picture ? null : text }
}
