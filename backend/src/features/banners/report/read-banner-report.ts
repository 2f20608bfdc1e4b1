/** The permission to read what banners delivered. */
export const readBannerReport = 'api::banners.report'
