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

/** Name of a picture's file in the media library. */
export function pictureName({ name }: Pick<BannerSource, 'name'>, shape: 'wide' | 'narrow'): string {
  return `banner-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${shape}`
}

/** Name of the file of an advertiser's sign, which all of its texts share. */
export function signName(advertiser: string): string {
  return `bord-${advertiser}`
}

/** The pictures of all banners of companies: those of their drawings, and signs for their texts. */
export function bannerPictures(
  banners: readonly BannerSource[],
  partners: readonly Pick<PartnerSource, 'slug' | 'logo'>[],
): BannerPicture[] {
  const logos = new Map(partners.map(({ slug, logo }) => [slug, logo]))
  const pictures = banners.flatMap((banner): BannerPicture[] => {
    const { slot, drawing, advertiser = '' } = banner
    const logo = logos.get(advertiser)
    if (!slot || !drawing || !logo) return []
    return (['wide', 'narrow'] as const).flatMap((shape) => {
      const size = bannerFormats[slot][shape]
      const name = pictureName(banner, shape)
      return size ? { name, width: size.width * 2, height: size.height * 2, logo, drawing } : []
    })
  })
  const withText = new Set(banners.flatMap(({ text, advertiser }) => (text && advertiser ? [advertiser] : [])))
  const signs = [...withText].flatMap((advertiser): BannerPicture[] => {
    const logo = logos.get(advertiser)
    return logo ? [{ name: signName(advertiser), width: 1200, height: 800, logo, drawing: null }] : []
  })
  return [...pictures, ...signs]
}
