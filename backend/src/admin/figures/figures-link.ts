import { ChartCircle } from '@strapi/icons'
import { importFigures } from '../../content/figures/permission'

/** The link to the import screen in the admin's menu, for editors with the permission. */
export const figuresLink = {
  to: 'cijfers',
  icon: ChartCircle,
  intlLabel: { id: 'gevel.figures', defaultMessage: 'Cijfers invoeren' },
  permissions: importFigures.required,
  Component: () => import('./import-page'),
  position: 5,
}
