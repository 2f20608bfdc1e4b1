import { listRoutes } from '../../../platform/admin-lists/list-routes'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { perform } from '../../editor-actions/perform'
import { performEach } from '../../editor-actions/perform-each'
import { showRow } from '../../editor-actions/show-row'
import { deskAudit } from '../audit-kinds'
import { exportedAs } from '../list-export'
import { changeDesk, readDesk } from '../permission'
import { credit, creditInput } from './credit'
import { dispute, disputeInput, endDispute } from './dispute'
import { invoiceList } from './invoice-list'
import { paidInput, reportPaid, wholePaidInput } from './report-paid'
import { retry, retryInput } from './retry'
import { reminderInput, sendReminder } from './send-reminder'
import { showInvoice } from './show-invoice'

const show = showRow(showInvoice, 'Deze factuur is er niet.')
const { kinds } = deskAudit
const target = 'invoice'
const settle = { input: wholePaidInput, audit: kinds.paid, act: reportPaid, target }
const remind = { input: reminderInput, audit: kinds.reminded, act: sendReminder, target }

export const invoiceRoutes = [
  ...adminRoutesUnder(
    '/invoices',
    { ...listRoutes(invoiceList, exportedAs('facturen.csv')), 'GET /:id': show },
    readDesk,
  ),
  ...adminRoutesUnder(
    '/invoices',
    {
      'POST /payments': performEach(settle, invoiceList),
      'POST /reminders': performEach(remind, invoiceList),
      'POST /:id/reminders': perform(remind, show),
      'POST /:id/dispute': perform({ input: disputeInput, audit: kinds.disputed, act: dispute, target }, show),
      'POST /:id/settlement': perform(
        { input: disputeInput, audit: kinds['dispute-settled'], act: endDispute, target },
        show,
      ),
      'POST /:id/retries': perform({ input: retryInput, audit: kinds['offered-again'], act: retry, target }, show),
      'POST /:id/payments': perform({ input: paidInput, audit: kinds.paid, act: reportPaid, target }, show),
      'POST /:id/credits': perform({ input: creditInput, audit: kinds.credited, act: credit, target }, show),
    },
    changeDesk,
  ),
]
