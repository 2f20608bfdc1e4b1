import { definePermission } from '../../platform/roles/permission'

export const readBannerReport = definePermission({
  uid: 'banners.report',
  label: 'Resultaten van banners lezen',
  category: 'Banners',
  roles: ['advertentiebeheer', 'eigenaar'],
})
