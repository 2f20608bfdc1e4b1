import type { BannerSlot } from '@gevel/contract/banners'
import { use } from 'react'
import { staticPart } from '../../ui/lazy/static-part.tsx'
import { PageBanners } from './page-banners.ts'

/** The server's choice stays as the browser changed it, and a full page load needs no script of it. */
const SlotOfBanners = staticPart(async () => (await import('./slot/banner-choice.tsx')).BannerChoice, {
  tag: 'div',
  className: ({ slot }) => `ad ad--${slot}`,
  isRandom: true,
})

/** A place for banners, absent without one that is shown now. */
export function AdSlot({ slot }: { slot: BannerSlot }) {
  const own = use(PageBanners).filter((banner) => banner.slot === slot)
  return own.length > 0 && <SlotOfBanners slot={slot} banners={own} />
}
