import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { exportedAs } from '../list-export'
import { collectDesk } from '../permission'
import { showRow } from '../show-row'
import { runList } from './run-list'
import { showRun } from './show-run'

const show = showRow(showRun, 'Deze incassorun is er niet.')

export const runRoutes = adminRoutesUnder(
  '/runs',
  {
    ...listRoutes(runList, exportedAs('incassoruns.csv')),
    'GET /:id': show,
  },
  collectDesk,
)
