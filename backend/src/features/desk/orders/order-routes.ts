import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { showRow } from '../../editor-actions/show-row'
import { exportedAs } from '../list-export'
import { readDesk } from '../permission'
import { orderList } from './order-list'
import { showOrder } from './show-order'

export const orderRoutes = adminRoutesUnder(
  '/orders',
  {
    ...listRoutes(orderList, exportedAs('bestellingen.csv')),
    'GET /:id': showRow(showOrder, 'Deze bestelling is er niet.'),
  },
  readDesk,
)
