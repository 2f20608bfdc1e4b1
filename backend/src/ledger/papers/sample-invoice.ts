import { cents } from '@gevel/contract/money/cents'
import { totalsOf } from '@gevel/contract/money/totals'
import type { Prices, VatCategory } from '@gevel/contract/money/vat'
import type { InvoiceRecord } from './invoice-record'

interface SampleLine {
  description: string
  quantity: number
  unit: number
  rate?: number
  category?: VatCategory
}

const seller = {
  name: 'Voegwerk Media bv',
  ...{ street: 'Kalkoven 12', postcode: '3511 AA', city: 'Utrecht', country: 'NL' },
  ...{ kvk: '12345678', vatId: 'NL123456782B12', email: 'abonnementen@gevel.example', iban: 'NL91ABNA0417164300' },
  creditorId: 'NL69ZZZ123456780000',
}
const buyer = {
  name: 'Verfhuis De Kwast bv',
  contact: 'Łucja Šimić',
  ...{ street: 'Łódźstraat 7', postcode: '1012 AB', city: 'Amsterdam', country: 'NL' },
  ...{ kvk: '01234567', vatId: 'NL810433941B01', email: 'inkoop@kwast.example' },
}

/** An invoice with these lines, to a company unless the changes say otherwise. */
export function sampleInvoice(
  lines: readonly SampleLine[],
  changes: Partial<InvoiceRecord> & { prices?: Prices } = {},
): InvoiceRecord {
  const prices = changes.prices ?? 'excl'
  const priced = lines.map(({ unit, rate = 900, category = 'S', ...line }) => ({
    ...line,
    unitCents: cents(unit),
    ...{ vatRate: rate, vatCategory: category },
  }))
  const { vat, ...totals } = totalsOf(priced, prices)
  return {
    ...{ number: 'F2026-000123', kind: 'invoice', issuedOn: '2026-11-20', dueOn: '2026-12-20' },
    issuedAt: new Date('2026-11-20T09:00:00Z'),
    ...{ payment: 'invoice', reference: 'PO-4711', customerNumber: 'K000042', orderNumber: 'B2026-000077' },
    ...{ credited: null, notes: [], seller, buyer, prices, vat },
    ...totals,
    lines: totals.lines.map((line) => ({ ...line, from: '2026-12-01', until: '2027-11-30' })),
    ...changes,
  }
}
