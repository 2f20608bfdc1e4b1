export { loadBanners } from './banners.server.ts'
