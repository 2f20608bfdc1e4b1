import type { Picture as PictureFacts } from '@gevel/contract/media'
import { Caption } from '../images/caption.tsx'
import { Picture } from '../images/picture.tsx'

/** The opening picture of an article, by its place: in the column of the text, beside the head, or above it. */
const OPENINGS = {
  column: { ratio: '16x9', sizes: '(min-width: 80rem) 52rem, (min-width: 64rem) 64vw, 100vw' },
  half: { ratio: '3x2', sizes: '(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 100vw' },
  wide: { ratio: '16x9', sizes: '(min-width: 80rem) 78rem, 100vw' },
} as const
const IN_TEXT = { ratio: '16x9', sizes: '(min-width: 48rem) 38rem, 100vw' } as const

interface FigureProps {
  picture: PictureFacts
}

interface OpeningProps extends FigureProps {
  opening: keyof typeof OPENINGS
}

/** A picture in the text with its caption and credit. */
export function ImageFigure({ picture }: FigureProps) {
  return (
    <figure className="pic">
      <Picture picture={picture} alt={picture.alt} {...IN_TEXT} />
      <Caption picture={picture} />
    </figure>
  )
}

/** The opening picture of an article: edge to edge on a phone, loaded first. */
export function OpeningFigure(props: OpeningProps) {
  return (
    <figure className="pic bleed">
      <Opening {...props} />
    </figure>
  )
}

/** The opening picture of an article, without the element around it. */
export function Opening({ picture, opening }: OpeningProps) {
  return (
    <>
      <Picture picture={picture} alt={picture.alt} {...OPENINGS[opening]} priority />
      <Caption picture={picture} />
    </>
  )
}
