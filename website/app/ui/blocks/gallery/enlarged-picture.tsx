import type { Picture as PictureFacts } from '@gevel/contract/media'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../icon.tsx'
import { Caption } from '../../images/caption.tsx'
import { Picture } from '../../images/picture.tsx'
import { StepButton } from './step-button.tsx'

interface EnlargedPictureProps {
  pictures: PictureFacts[]
  /** position of the picture that is shown */
  at: number
  onStep: (at: number) => void
  onClose: () => void
}

/** One picture of a gallery, as large as the window; the arrow keys show the others, Escape closes it. */
export function EnlargedPicture({ pictures, at, onStep, onClose }: EnlargedPictureProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const counterId = useId()
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // gives the focus back to the picture in the strip
    return () => current?.close()
  }, [])
  const picture = pictures[at]
  if (!picture) return null
  const step = (by: -1 | 1) => {
    if (pictures[at + by]) onStep(at + by)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  return (
    <dialog className="enlarged sans" ref={dialog} aria-labelledby={counterId} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="enlarged__bar">
        <p id={counterId} aria-live="polite">
          <span className="vh">Beeld </span>
          {at + 1} van {pictures.length}
        </p>
        {pictures.length > 1 && (
          <>
            <StepButton to="previous" ended={at === 0} onStep={() => step(-1)} />
            <StepButton to="next" ended={at === pictures.length - 1} onStep={() => step(1)} />
          </>
        )}
        <form method="dialog">
          <button className="gallery__btn" type="submit" aria-label="Sluit">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <figure className="pic" key={at}>
        <Picture picture={picture} alt={picture.alt} ratio="orig" sizes="100vw" priority />
        <Caption picture={picture} />
      </figure>
    </dialog>
  )
}
