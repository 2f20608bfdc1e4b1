import { expect, test } from 'vitest'
import { textOfPdf } from '../../../tests/support/pdf-text'
import { rejectMissingGlyph } from '../../platform/pdf/runs'
import { invoicePdf } from './invoice-pdf'
import type { InvoiceRecord } from './invoice-record'
import { sampleInvoice } from './sample-invoice'

const make = (invoice: InvoiceRecord) => invoicePdf(invoice, 'Gevel', rejectMissingGlyph)
const textOf = async (invoice: InvoiceRecord) => (await textOfPdf(await make(invoice))).join('\n')
const line = { description: 'Gevel Compleet', quantity: 1, unit: 113_262 }

test('has what the law asks for on an invoice to a company, with its amounts in euros (P1)', async () => {
  const text = await textOf(sampleInvoice([line]))
  for (const part of [
    ...['Factuur F2026-000123', '20 november 2026', '20 december 2026', 'PO-4711', 'B2026-000077', 'K000042'],
    ...['Voegwerk Media bv', 'Kalkoven 12', '3511 AA Utrecht', 'KvK 12345678', 'NL123456782B12', 'NL91 ABNA'],
    ...['Verfhuis De Kwast bv', 'T.a.v. Łucja Šimić', 'Łódźstraat 7', 'NL810433941B01', 'KvK 01234567'],
    ...['Gevel Compleet', '1 dec 2026 – 30 nov 2027', 'Btw 9% over € 1.132,62', '€ 101,94', '€ 1.234,56'],
  ])
    expect(text).toContain(part)
})

test('shows a consumer prices with VAT, and how much of the total is VAT', async () => {
  const buyer = { name: 'Юрий Šimić', street: 'Dorpsstraat 1', postcode: '1234 AB', city: 'Łódź', country: 'PL' }
  const text = await textOf(sampleInvoice([{ ...line, unit: 9_900 }], { prices: 'incl', buyer }))
  for (const part of ['Юрий Šimić', 'Łódź', 'Polen', 'Bedrag incl. btw', '€ 99,00', 'Btw 9% over € 90,83', '€ 8,17'])
    expect(text).toContain(part)
})

test('says how it is collected, and that VAT is reverse charged', async () => {
  const sample = sampleInvoice([{ ...line, rate: 0, category: 'AE' }], { payment: 'direct-debit' })
  const buyer = { ...sample.buyer, iban: 'BE68539007547034', mandate: 'M-2026-000001' }
  const text = await textOf({ ...sample, buyer })
  for (const part of ['van rekening BE68 5390 0754 7034', 'M-2026-000001', 'NL69ZZZ123456780000', 'Btw verlegd'])
    expect(text.replaceAll('\n', ' ')).toContain(part)
})

test('refers to its invoice on a credit note', async () => {
  const credited = { credited: { number: 'F2026-000100', issuedOn: '2026-03-01' } }
  const text = await textOf(
    sampleInvoice([{ ...line, unit: -113_262 }], { kind: 'credit', number: 'C2026-000007', ...credited }),
  )
  for (const part of ['Creditfactuur C2026-000007', 'F2026-000100 van 1 maart 2026', '€ -1.234,56'])
    expect(text.replaceAll('\n', ' ')).toContain(part)
})

test('lists 120 lines once each under a repeated head, with the totals once (P3)', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    ...line,
    description: `Regel ${index + 1}.`,
    unit: 1_000,
  }))
  const pages = await textOfPdf(await make(sampleInvoice(lines)))
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages.slice(0, -1)) expect(page).toContain('Omschrijving')
  const text = pages.join('\n')
  for (const { description } of lines) expect(text.split(description)).toHaveLength(2)
  expect(text.match(/Totaal inclusief btw/g)).toHaveLength(1)
})

test('is equal when made again', async () => {
  const invoice = sampleInvoice([line])
  expect((await make(invoice)).equals(await make(invoice))).toBe(true)
})
