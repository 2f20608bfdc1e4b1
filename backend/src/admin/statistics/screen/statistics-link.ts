import { ChartBubble } from '@strapi/icons'
import { readStatistics } from '../../../features/statistics/permission'

/** The link to the statistics in the admin's menu, for owners. */
export const statisticsLink = {
  to: 'statistieken',
  icon: ChartBubble,
  intlLabel: { id: 'gevel.statistics', defaultMessage: 'Statistieken' },
  permissions: readStatistics.required,
  Component: () => import('./statistics-page'),
  position: 3,
}
