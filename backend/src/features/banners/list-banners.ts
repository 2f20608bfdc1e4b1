import { type Banner, type BannerSlot, bannerSlotSchema, maxBannersPerSlot } from '@gevel/contract/banners'
import { editionSchema } from '@gevel/contract/editions'
import { z } from 'zod'
import { type BannerRow, shownBanner, withPictures } from './banner-row'

export const bannersQuery = z.object({ edition: editionSchema })

/** `GET /public/banners`: the banners that an edition shows now, by slot and number. */
export async function listBanners({ edition }: z.infer<typeof bannersQuery>) {
  const live: number[] = await strapi.db.connection('gevel_live_banners').where({ edition }).pluck('banner')
  const rows: Omit<BannerRow, 'advertiser'>[] = await strapi.db
    .query('api::banner.banner')
    .findMany({ where: { publicId: { $in: live } }, populate: withPictures, orderBy: { publicId: 'asc' } })
  const shown = rows.map(shownBanner).filter((banner) => banner !== undefined)
  return { data: bannerSlotSchema.options.flatMap((slot) => firstOf(slot, shown)) }
}

/** Saving rejects more of them; rows that were written otherwise cannot make every page larger. */
function firstOf(slot: BannerSlot, banners: Banner[]): Banner[] {
  return banners.filter((banner) => banner.slot === slot).slice(0, maxBannersPerSlot)
}
