import type { Seo } from '@gevel/contract/seo'
import { shownWebAddress } from '../documents/hrefs'
import type { OptionalTexts } from './optional-texts'
import { type FileRow, filePicture, selectFile } from './picture'

export interface SeoRow extends OptionalTexts<Seo> {
  noindex: boolean | null
  image: FileRow | null
}

export const withSeo = { populate: { image: selectFile } }

/** An editor's settings for search engines and sharing; null when there are none. */
export function seo(row: SeoRow | null | undefined): Seo | null {
  if (!row) return null
  return {
    title: row.title || null,
    description: row.description || null,
    canonical: shownWebAddress(row.canonical),
    noindex: row.noindex ?? false,
    image: filePicture(row.image),
  }
}
