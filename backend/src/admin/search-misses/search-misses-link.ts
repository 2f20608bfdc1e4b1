import { Search } from '@strapi/icons'
import { readSearchMisses } from '../../features/search-misses/permission'

/** The link to the searches without a result in the admin's menu, for editors with the permission. */
export const searchMissesLink = {
  to: 'zoekvragen',
  icon: Search,
  intlLabel: { id: 'gevel.search-misses', defaultMessage: 'Zoekvragen zonder resultaat' },
  permissions: readSearchMisses.required,
  Component: () => import('./search-misses-page'),
  position: 5,
}
