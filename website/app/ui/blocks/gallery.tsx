import type { Picture as PictureFacts } from '@gevel/contract/media'
import { Picture } from '../images/picture.tsx'
import { Caption } from './image-figure.tsx'

/** Pictures in a strip that scrolls sideways, each with its caption. */
export function Gallery({ pictures }: { pictures: PictureFacts[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
    <section className="gallery sans" aria-label={`Fotoreeks, ${pictures.length} beelden`} tabIndex={0}>
      {pictures.map((picture, at) => (
        <figure className="pic" key={`${picture.url}-${at}`}>
          <Picture picture={picture} alt={picture.alt} ratio="3x2" sizes="(min-width: 48rem) 30rem, 80vw" />
          <Caption picture={picture} />
        </figure>
      ))}
    </section>
  )
}
