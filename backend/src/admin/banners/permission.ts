/** The permission to see what banners delivered; the backend requires the same one (`banners/report/`). */
export const readBannerReport = [{ action: 'api::banners.report', subject: null }]
