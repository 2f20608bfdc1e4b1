import type { Previewed } from '@gevel/contract/previews'
import type { PlaceRow } from './places'
import type { PreviewGrant } from './preview-token'

/** What a preview shows: the version that is granted, with the row that determines where it is. */
interface Wanted extends Pick<PreviewGrant, 'documentId' | 'page'> {
  place: PlaceRow
}

/** Makes the page of a version of a document; null when it is gone. */
export type Show = (wanted: Wanted) => Promise<Previewed | null>
