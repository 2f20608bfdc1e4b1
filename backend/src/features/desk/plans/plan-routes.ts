import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { exportedAs } from '../list-export'
import { readDesk } from '../permission'
import { planList } from './plan-list'

export const planRoutes = adminRoutesUnder('/plans', listRoutes(planList, exportedAs('plannen.csv')), readDesk)
