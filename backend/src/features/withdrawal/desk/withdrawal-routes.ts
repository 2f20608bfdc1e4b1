import { recordAudit } from '../../../content/audit-log/record-audit'
import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { defineAuditKinds } from '../../../platform/feature/audit-kinds'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { showRow } from '../../editor-actions/show-row'
import { handleWithdrawals } from '../permission'
import { carryOutByHand, carryOutInput, refusalInput, refuse } from './decide'
import { refundInput, reportRefund } from './report-refund'
import { showWithdrawal } from './show-withdrawal'
import { withdrawalList } from './withdrawal-list'

export const withdrawalAudit = defineAuditKinds(['withdrawal', 'Herroepingen'], {
  'carried-out': 'Herroeping uitgevoerd',
  refused: 'Herroeping afgewezen',
  refunded: 'Herroeping als terugbetaald gemeld',
  exported: 'Herroepingen gedownload',
})

const show = showRow(showWithdrawal, 'Deze herroeping is er niet meer.')
const { kinds } = withdrawalAudit
const target = 'withdrawal'

/** The routes of the admin's screens. */
export const withdrawalRoutes = adminRoutes(
  '/admin/site/withdrawals',
  {
    ...listRoutes(withdrawalList, {
      fileName: 'herroepingen.csv',
      beforeExport: (used) => recordAudit({ kind: kinds.exported, changes: used }),
    }),
    'GET /:id': show,
    'POST /:id/order': perform(
      { input: carryOutInput, audit: kinds['carried-out'], act: carryOutByHand, target },
      show,
    ),
    'POST /:id/refusal': perform({ input: refusalInput, audit: kinds.refused, act: refuse, target }, show),
    'POST /:id/refund': perform({ input: refundInput, audit: kinds.refunded, act: reportRefund, target }, show),
  },
  handleWithdrawals,
)
