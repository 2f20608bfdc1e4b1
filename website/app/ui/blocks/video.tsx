import { type ComponentProps, Suspense } from 'react'
import { hydratedPart } from '../lazy/hydrated-part.ts'
import type { VideoEmbed } from './video-embed.tsx'

/** Few pages have one; it has a button. */
const LazyVideo = hydratedPart(async () => (await import('./video-embed.tsx')).VideoEmbed, 'figure.video')

/** A video of another site. */
export function Video(props: ComponentProps<typeof VideoEmbed>) {
  return (
    <Suspense>
      <LazyVideo {...props} />
    </Suspense>
  )
}
