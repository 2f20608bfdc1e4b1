import type { BannerSlot } from '@gevel/contract/banners'
import { use } from 'react'
import { documentPart } from '../../ui/lazy/static-part.tsx'
import { PageBanners } from './page-banners.ts'

/** The server's choice stays as the browser changed it, and a full page load needs no script of it. */
const SlotOfBanners = documentPart(async () => (await import('./slot/banner-choice.tsx')).BannerChoice, {
  tag: 'div',
  isRandom: true,
})

/** A place for banners, absent without one that is shown now. */
export function AdSlot({ slot }: { slot: BannerSlot }) {
  const slotBanners = use(PageBanners).find((banners) => banners.slot === slot)
  return slotBanners && <SlotOfBanners of={slotBanners.part} className={`ad ad--${slot}`} />
}
