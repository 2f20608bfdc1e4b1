import type { Picture } from '@gevel/contract/media'
import { Suspense } from 'react'
import { hydratedPart } from '../lazy/hydrated-part.ts'

/** Few pages have one. */
const PictureGallery = hydratedPart(
  async () => (await import('./gallery/picture-gallery.tsx')).PictureGallery,
  '.gallery',
)

/** Pictures in a strip that scrolls sideways, each with its caption. */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  return (
    <Suspense>
      <PictureGallery pictures={pictures} />
    </Suspense>
  )
}
