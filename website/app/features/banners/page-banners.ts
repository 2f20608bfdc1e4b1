import type { Banner, BannerSlot } from '@gevel/contract/banners'
import { createContext } from 'react'
import type { PartData } from '../../ui/lazy/part-data.ts'

export interface SlotBanners {
  slot: BannerSlot
  part: PartData<{ slot: BannerSlot; banners: readonly Banner[] }>
}

/** The banners of the page's slots; a page that loads none shows none. */
export const PageBanners = createContext<readonly SlotBanners[]>([])
