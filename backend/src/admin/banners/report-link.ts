import { PriceTag } from '@strapi/icons'
import { readBannerReport } from '../../features/banners/permission'

/** The link to the report of banners in the admin's menu, for editors with the permission. */
export const bannerReportLink = {
  to: 'banners',
  icon: PriceTag,
  intlLabel: { id: 'gevel.banner-report', defaultMessage: 'Resultaten van banners' },
  permissions: readBannerReport.required,
  Component: () => import('./report-page'),
  position: 6,
}
