import type { Banner } from '@gevel/contract/banners'
import type { PlainPicture } from '@gevel/contract/media'
import { imageVariants } from '../../../ui/images/image-variants.ts'

const WIDE_FROM = '(min-width: 48rem)'
/** A strip is as wide as the screen up to this width; a box has a fixed one. */
const SIZES = { wide: '60.625rem', narrow: '30rem', box: '18.75rem' } as const

/** The picture of a banner; that of a strip is another one on a narrow screen. */
export function BannerPicture({ wide, narrow, alt }: NonNullable<Banner['picture']>) {
  const fallback = narrow ?? wide
  const variants = imageVariants(fallback, 'orig', SIZES.narrow)
  const { width, height } = variants ?? fallback
  return (
    <picture>
      {narrow && <Sources picture={wide} sizes={SIZES.wide} media={WIDE_FROM} />}
      <Sources picture={fallback} sizes={narrow ? SIZES.narrow : SIZES.box} />
      <img
        src={variants?.src ?? fallback.url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

function Sources({ picture, sizes, media }: { picture: PlainPicture; sizes: string; media?: string }) {
  const variants = imageVariants(picture, 'orig', sizes)
  if (!variants) return media && <source media={media} srcSet={picture.url} />
  return <source type="image/avif" media={media} srcSet={variants.srcSet('avif')} sizes={sizes} />
}
