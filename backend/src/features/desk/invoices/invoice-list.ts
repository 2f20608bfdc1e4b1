import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { mandateState } from '../../../ledger/payments/mandates'
import { codesForPerson } from '../../../ledger/payments/return-codes'
import { adminList } from '../../../platform/admin-lists/admin-list'
import { listFilter, oneOf } from '../../../platform/admin-lists/list-filters'
import { customerSearch } from '../customer-search'
import { invoiceStateNames, paymentNames } from '../words'
import { invoiceState } from './invoices-of'

interface InvoiceRow {
  id: number
  number: string
  kind: 'invoice' | 'credit'
  issued_on: string
  due_on: string
  payment: 'direct-debit' | 'invoice'
  total_cents: number
  open_cents: number
  customer: string
  email: string
}

const whichSchema = z.enum(['all', 'due', 'open', 'to-review', 'paid', 'credit']).default('all')
const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`
const codes = codesForPerson.map((code) => `'${code}'`).join(', ')
const narrowings = {
  due: `r.kind = 'invoice' AND r.open_cents > 0 AND r.due_on < ${today}`,
  open: `r.kind = 'invoice' AND r.open_cents > 0`,
  /**
   * a direct debit that came back with a reason that somebody has to look at, and nobody did; or that no run takes, since its mandate holds
   * no longer, and of which no reminder goes out, since it did not come back
   */
  'to-review': `r.kind = 'invoice' AND r.open_cents > 0 AND r.due_on <= ${today} AND r.payment = 'direct-debit' AND EXISTS (
    SELECT FROM gevel_orders o LEFT JOIN gevel_subscriptions s ON s.order_id = o.id
    LEFT JOIN gevel_mandates m ON m.id = coalesce(s.mandate_id, o.mandate_id)
    LEFT JOIN LATERAL (SELECT l.state, l.retry_on, l.return_code FROM gevel_collections l
      WHERE l.invoice_id = r.id ORDER BY l.attempt DESC LIMIT 1) last ON true
    WHERE o.id = r.order_id AND CASE WHEN last.state = 'returned' AND last.retry_on IS NULL THEN last.return_code IN (${codes})
      ELSE last.state IS DISTINCT FROM 'pending' AND ${mandateState(today)} <> 'valid' END)`,
  paid: `r.kind = 'invoice' AND r.open_cents = 0`,
  credit: `r.kind = 'credit'`,
}

/** Invoices and credit notes, with what is open of each. */
export const invoiceList = adminList({
  query: () =>
    strapi.db
      .connection('gevel_invoices as r')
      .join('gevel_customers as c', 'c.id', 'r.customer_id')
      .select(
        ...['r.id', 'r.number', 'r.kind', 'r.issued_on', 'r.due_on', 'r.payment', 'r.total_cents', 'r.open_cents'],
        ...['c.name as customer', 'c.email'],
      ),
  id: 'r.id',
  sortable: {
    number: ['r.id'],
    customer: ['lower(c.name)'],
    due: ['r.due_on'],
    total: ['r.total_cents'],
    open: ['r.open_cents'],
  },
  sort: '-number',
  filters: {
    q: customerSearch('gevel_invoices'),
    which: listFilter(whichSchema, (rows, which) => {
      if (which !== 'all') rows.whereRaw(narrowings[which])
    }),
    payment: oneOf('r.payment', ['direct-debit', 'invoice']),
    from: listFilter(z.iso.date(), (rows, day) => rows.where('r.issued_on', '>=', day)),
    until: listFilter(z.iso.date(), (rows, day) => rows.where('r.issued_on', '<=', day)),
  },
  columns: [
    ['Nummer', ({ number }) => number],
    ['Datum', ({ issuedOn }) => issuedOn],
    ['Klant', ({ customer }) => customer],
    ['E-mailadres', ({ email }) => email],
    ['Staat', ({ state }) => invoiceStateNames[state]],
    ['Vervalt', ({ dueOn }) => dueOn],
    ['Betaling', ({ payment }) => paymentNames[payment]],
    ['Bedrag', ({ totalCents }) => totalCents / 100],
    ['Open', ({ openCents }) => openCents / 100],
  ],
  serialise: (row: InvoiceRow) => {
    const { issued_on, due_on, total_cents, open_cents, ...invoice } = row
    const amounts = { issuedOn: issued_on, dueOn: due_on, totalCents: total_cents, openCents: open_cents }
    return { ...invoice, ...amounts, state: invoiceState({ ...invoice, ...amounts }, dutchDay(new Date())) }
  },
  pageSize: 25,
  isLarge: true,
})
