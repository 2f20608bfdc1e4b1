import type { Previewed } from '@gevel/contract/previews'
import type { PlaceRow } from './places'
import type { PreviewGrant } from './preview-token'

/** The content of a preview: the granted version, with the row that determines its URL. */
interface Wanted extends Pick<PreviewGrant, 'documentId' | 'page'> {
  place: PlaceRow
}

/** Makes the page of a version of a document; null when it is gone. */
export type Show = (wanted: Wanted) => Promise<Previewed | null>
