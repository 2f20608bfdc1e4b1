import { type BannerSlot, bannersSchema } from '@gevel/contract/banners'
import type { Edition } from '@gevel/contract/editions'
import { fetchContent } from '../../content/client.server.ts'
import { partData } from '../../routing/part-data.server.ts'
import type { SlotBanners } from './page-banners.ts'

/** The banners that an edition shows now in some slots. A page does without when they cannot be had. */
export async function loadBanners(
  request: Request,
  edition: Edition,
  slots: readonly BannerSlot[],
): Promise<SlotBanners[]> {
  if (slots.length === 0) return []
  const { data } = await fetchContent(request, '/public/banners', bannersSchema, { edition }).catch(() => ({
    data: [],
  }))
  return slots.flatMap((slot) => {
    const banners = data.filter((banner) => banner.slot === slot)
    return banners.length > 0 ? [{ slot, part: partData(request, { slot, banners }) }] : []
  })
}
