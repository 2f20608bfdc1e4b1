import type { Picture as PictureFacts } from '@gevel/contract/media'
import { Picture } from '../images/picture.tsx'

interface ImageFigureProps {
  picture: PictureFacts
  /** the article's opening picture: wide, edge to edge on a phone, loaded first */
  opening?: boolean
}

/** A picture with its caption and credit. */
export function ImageFigure({ picture, opening }: ImageFigureProps) {
  return (
    <figure className={opening ? 'pic bleed' : 'pic'}>
      <Picture
        picture={picture}
        alt={picture.alt}
        ratio="16x9"
        sizes={opening ? '(min-width: 80rem) 52rem, (min-width: 64rem) 64vw, 100vw' : '(min-width: 48rem) 38rem, 100vw'}
        priority={opening}
      />
      <Caption picture={picture} />
    </figure>
  )
}

/** Caption and credit in one line; nothing when there is neither. */
export function Caption({ picture: { caption, credit } }: { picture: PictureFacts }) {
  if (!caption && !credit) return null
  return (
    <figcaption>
      {caption} {credit && `Beeld: ${credit}`}
    </figcaption>
  )
}
