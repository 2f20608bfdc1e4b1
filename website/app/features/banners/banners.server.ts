import { type Banner, type BannerSlot, bannersSchema } from '@gevel/contract/banners'
import type { Edition } from '@gevel/contract/editions'
import { fetchContent } from '../../content/client.server.ts'

/** The banners that an edition shows now in some slots. A page does without when they cannot be had. */
export async function loadBanners(request: Request, edition: Edition, slots: readonly BannerSlot[]): Promise<Banner[]> {
  if (slots.length === 0) return []
  const { data } = await fetchContent(request, '/public/banners', bannersSchema, { edition }).catch(() => ({
    data: [],
  }))
  return data.filter(({ slot }) => slots.includes(slot))
}
