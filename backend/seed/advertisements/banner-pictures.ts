import { bannerFormats } from '@gevel/contract/banners'
import type { BannerDrawing, BannerSource } from '../content/advertising-data'

/** A picture of a banner to draw; sizes in pixels, twice those of the design. */
export interface BannerPicture {
  name: string
  width: number
  height: number
  drawing: BannerDrawing
}

/** Name of a picture's file in the media library. */
export function pictureName({ name }: Pick<BannerSource, 'name'>, shape: 'wide' | 'narrow'): string {
  return `banner-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${shape}`
}

/** The pictures of all banners that have a drawing. */
export function bannerPictures(banners: readonly BannerSource[]): BannerPicture[] {
  return banners.flatMap((banner) => {
    const { slot, drawing } = banner
    if (!slot || !drawing) return []
    return (['wide', 'narrow'] as const).flatMap((shape) => {
      const size = bannerFormats[slot][shape]
      return size ? { name: pictureName(banner, shape), width: size.width * 2, height: size.height * 2, drawing } : []
    })
  })
}
