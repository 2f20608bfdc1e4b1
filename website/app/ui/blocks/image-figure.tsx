import type { Picture as PictureFacts } from '@gevel/contract/media'
import { Picture } from '../images/picture.tsx'

/** The opening picture of an article, by its place: in the column of the text, beside the head, or above it. */
const OPENINGS = {
  column: { ratio: '16x9', sizes: '(min-width: 80rem) 52rem, (min-width: 64rem) 64vw, 100vw' },
  half: { ratio: '3x2', sizes: '(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 100vw' },
  wide: { ratio: '16x9', sizes: '(min-width: 80rem) 78rem, 100vw' },
} as const
const IN_TEXT = { ratio: '16x9', sizes: '(min-width: 48rem) 38rem, 100vw' } as const

interface ImageFigureProps {
  picture: PictureFacts
  /** the article's opening picture: edge to edge on a phone, loaded first */
  opening?: keyof typeof OPENINGS
}

/** A picture with its caption and credit. */
export function ImageFigure({ picture, opening }: ImageFigureProps) {
  const { ratio, sizes } = opening ? OPENINGS[opening] : IN_TEXT
  return (
    <figure className={opening ? 'pic bleed' : 'pic'}>
      <Picture picture={picture} alt={picture.alt} ratio={ratio} sizes={sizes} priority={opening !== undefined} />
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
