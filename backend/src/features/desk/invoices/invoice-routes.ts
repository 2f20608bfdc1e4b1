import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { deskAudit } from '../audit-kinds'
import { exportedAs } from '../list-export'
import { perform } from '../perform'
import { changeDesk, readDesk } from '../permission'
import { showRow } from '../show-row'
import { credit, creditInput } from './credit'
import { invoiceList } from './invoice-list'
import { paidInput, reportPaid } from './report-paid'
import { showInvoice } from './show-invoice'

const show = showRow(showInvoice, 'Deze factuur is er niet.')
const { kinds } = deskAudit
const target = 'invoice'

export const invoiceRoutes = [
  ...adminRoutesUnder(
    '/invoices',
    { ...listRoutes(invoiceList, exportedAs('facturen.csv')), 'GET /:id': show },
    readDesk,
  ),
  ...adminRoutesUnder(
    '/invoices',
    {
      'POST /:id/payments': perform({ input: paidInput, audit: kinds.paid, act: reportPaid, target }, show),
      'POST /:id/credits': perform({ input: creditInput, audit: kinds.credited, act: credit, target }, show),
    },
    changeDesk,
  ),
]
