import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { showRow } from '../../editor-actions/show-row'
import { deskAudit } from '../audit-kinds'
import { exportedAs } from '../list-export'
import { changeDesk, readDesk } from '../permission'
import { announce, announceInput } from './announce'
import { planList } from './plan-list'
import { showPlan } from './show-plan'

const show = showRow(showPlan, 'Dit plan is er niet.')
const audit = deskAudit.kinds['price-announced']

export const planRoutes = [
  ...adminRoutesUnder('/plans', { ...listRoutes(planList, exportedAs('plannen.csv')), 'GET /:id': show }, readDesk),
  ...adminRoutesUnder(
    '/plans',
    {
      'POST /:id/announcements': perform({ input: announceInput, act: announce, audit, target: 'plan-version' }, show),
    },
    changeDesk,
  ),
]
