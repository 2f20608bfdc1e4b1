import { bannerFormats } from '@gevel/contract/banners'
import type { BannerDrawing, BannerSource } from '../content/advertising-data'
import type { PartnerSource } from '../content/company-data'

/** A picture of a banner to draw; sizes in pixels, twice those of the design. */
export interface BannerPicture {
  name: string
  width: number
  height: number
  /** name of the advertiser's logo */
  logo: string
  /** the text in the picture; null for a sign with the logo alone, which stands beside a text */
  drawing: BannerDrawing | null
}

type Shape = 'wide' | 'narrow' | 'sign'

/** Name of a picture's file in the media library. */
export function pictureName({ name }: Pick<BannerSource, 'name'>, shape: Shape): string {
  return `banner-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${shape}`
}

/** The pictures of all banners of companies: those of their drawings, and a sign for a text. */
export function bannerPictures(
  banners: readonly BannerSource[],
  partners: readonly Pick<PartnerSource, 'slug' | 'logo'>[],
): BannerPicture[] {
  const logos = new Map(partners.map(({ slug, logo }) => [slug, logo]))
  return banners.flatMap((banner): BannerPicture[] => {
    const { slot, drawing = null, advertiser = '' } = banner
    const logo = logos.get(advertiser)
    if (!slot || !logo) return []
    if (!drawing) return [{ name: pictureName(banner, 'sign'), width: 1200, height: 800, logo, drawing }]
    return (['wide', 'narrow'] as const).flatMap((shape) => {
      const size = bannerFormats[slot][shape]
      const name = pictureName(banner, shape)
      return size ? { name, width: size.width * 2, height: size.height * 2, logo, drawing } : []
    })
  })
}
