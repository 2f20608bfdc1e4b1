import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
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

const whichSchema = z.enum(['all', 'due', 'open', 'returned', 'paid', 'credit']).default('all')
const narrowings = {
  due: `r.kind = 'invoice' AND r.open_cents > 0 AND r.due_on < (now() AT TIME ZONE 'Europe/Amsterdam')::date`,
  open: `r.kind = 'invoice' AND r.open_cents > 0`,
  /** came back with a reason that somebody has to look at, and nobody did */
  returned: `r.kind = 'invoice' AND r.open_cents > 0 AND r.id IN (SELECT invoice_id FROM gevel_collections l
    WHERE l.state = 'returned' AND l.retry_on IS NULL AND l.return_code IN (${codesForPerson.map((code) => `'${code}'`).join(', ')})
      AND NOT EXISTS (SELECT FROM gevel_collections n WHERE n.invoice_id = l.invoice_id AND n.attempt > l.attempt))`,
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
