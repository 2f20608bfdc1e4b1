export { AdSlot } from './ad-slot.tsx'
export { PageBanners } from './page-banners.ts'
