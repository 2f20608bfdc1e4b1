import type { Picture as PictureFacts } from '@gevel/contract/media'
import { type MouseEvent, useId, useState } from 'react'
import { Caption } from '../../images/caption.tsx'
import { largestImage } from '../../images/image-variants.ts'
import { Picture } from '../../images/picture.tsx'
import { useIsHydrating } from '../../use-is-hydrating.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import { StepButton } from './step-button.tsx'
import { useStrip } from './use-strip.ts'

/**
 * A strip of pictures with buttons, a counter, and an enlargement of each. Without scripts it scrolls, and a picture
 * links to its largest size.
 */
export function PictureGallery({ pictures }: { pictures: PictureFacts[] }) {
  const id = useId()
  const isHydrating = useIsHydrating()
  const { strip, first, last, step } = useStrip(pictures.length)
  const [enlarged, setEnlarged] = useState<number>()
  const enlarge = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setEnlarged(at)
  }
  return (
    <section className="gallery sans" aria-label={`Fotoreeks, ${pictures.length} beelden`}>
      <div className="gallery__strip" id={id} ref={strip}>
        {pictures.map((picture, at) => (
          <figure className="pic" key={`${picture.url}-${at}`}>
            <a href={largestImage(picture)} onClick={(event) => enlarge(event, at)}>
              <span className="vh">Vergroot: </span>
              <Picture picture={picture} alt={picture.alt} ratio="3x2" sizes="(min-width: 48rem) 30rem, 80vw" />
            </a>
            <Caption picture={picture} />
          </figure>
        ))}
      </div>
      {pictures.length > 1 && (
        <div className="gallery__bar">
          <p aria-live="polite">
            {isHydrating ? `${pictures.length} beelden` : rangeText(first, last, pictures.length)}
          </p>
          {!isHydrating && (
            <>
              <StepButton to="previous" controls={id} ended={first === 0} onStep={() => step(-1)} />
              <StepButton to="next" controls={id} ended={last === pictures.length - 1} onStep={() => step(1)} />
            </>
          )}
        </div>
      )}
      {enlarged !== undefined && (
        <EnlargedPicture
          pictures={pictures}
          at={enlarged}
          onStep={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </section>
  )
}

/** The visible range: "3 van 8", or "3–4 van 8" where two pictures fit beside each other. */
function rangeText(first: number, last: number, count: number): string {
  return `${first === last ? first + 1 : `${first + 1}–${last + 1}`} van ${count}`
}
