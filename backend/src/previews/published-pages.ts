import type { Previewed, PreviewType } from '@gevel/contract/previews'
import { showArticle } from '../articles/show-article'
import { showEvent } from '../events/show-event'
import { showMagazine } from '../magazines/show-magazine'
import { type Populated, populatable } from '../pages/page-row'
import { showPageById } from '../pages/show-page'
import { showPartner } from '../partners/show-partner'
import { showVacancy } from '../vacancies/show-vacancy'
import type { LocationRow } from './previewable'

type DocumentOf<T extends PreviewType> = Extract<Previewed, { type: T }>['document']
type Shown<T extends PreviewType> = Promise<{ data: DocumentOf<T> } | null>

const parts = Object.keys(populatable) as Populated[]

/** The published pages as the public API responds with them, articles with all of their text. */
export const publishedPages: { readonly [T in PreviewType]: (place: LocationRow) => Shown<T> } = {
  article: ({ publicId }) => showArticle(publicId, async () => 'subscriber'),
  page: ({ publicId }) => showPageById(publicId, parts),
  event: ({ publicId }) => showEvent(publicId),
  vacancy: ({ publicId }) => showVacancy(publicId),
  company: ({ kind, link }) => showPartner(kind ?? '', link ?? ''),
  magazine: ({ publicId }) => showMagazine(publicId),
}
