import type { PlainPicture } from '@gevel/contract/media'
import type { CSSProperties } from 'react'
import type { FocalPoint, ImageRatio } from './image-url.ts'
import { imageVariants } from './image-variants.ts'

interface PictureProps {
  picture: PlainPicture
  /** empty when the headline beside it is enough: screen readers then skip the picture */
  alt: string
  /** the ratio of the slot; a slot that CSS crops further keeps the focal point in view */
  ratio?: ImageRatio
  /** the width of the slot, as in HTML: `(min-width: 64rem) 25vw, 100vw` */
  sizes: string
  /** for the one picture that is visible at once */
  priority?: boolean
  className?: string
}

/**
 * A picture of the media library in the sizes that suit the slot: as AVIF, which all supported browsers have, and one
 * JPEG for others. The `<picture>` around the `<img>` has no box of its own (`display: contents`), so that the slot's
 * styles apply to the image.
 */
export function Picture({ picture, alt, ratio = '3x2', sizes, priority, className }: PictureProps) {
  const variants = imageVariants(picture, ratio, sizes)
  // a browser raises the priority of lazy pictures that are in view, and they would compete with the largest one
  const loading = { fetchPriority: priority ? 'high' : 'low', loading: priority ? undefined : 'lazy' } as const
  if (!variants) {
    const { url, width, height } = picture
    return <img className={className} src={url} alt={alt} width={width} height={height} {...loading} decoding="async" />
  }
  return (
    <picture>
      <source type="image/avif" srcSet={variants.srcSet('avif')} sizes={sizes} />
      <img
        className={className}
        src={variants.src}
        alt={alt}
        width={variants.width}
        height={variants.height}
        style={positionOf(variants.focal)}
        {...loading}
        decoding="async"
      />
    </picture>
  )
}

function positionOf({ x, y }: FocalPoint): CSSProperties | undefined {
  return x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` }
}
