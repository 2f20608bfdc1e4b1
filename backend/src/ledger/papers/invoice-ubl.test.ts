import { describe, expect, test } from 'vitest'
import { missingSchema, validateBySchema } from '../../../tests/support/published-schemas'
import { XmlQuery } from '../../../tests/support/xml-query'
import type { InvoiceRecord } from './invoice-record'
import { invoiceUbl } from './invoice-ubl'
import { sampleInvoice } from './sample-invoice'

const line = { description: 'Gevel Compleet', quantity: 1, unit: 113_262 }
const subscription = sampleInvoice([line, { ...line, description: 'Extra lezer', quantity: 3, unit: 4_501 }])
const mandate = { iban: 'NL20INGB0001234567', mandate: 'M-2026-000001' }
const credited = { credited: { number: 'F2026-000100', issuedOn: '2026-03-01' } }

const documents: Record<string, InvoiceRecord> = {
  'with an order reference': subscription,
  'without one, of several rates': sampleInvoice([line, { ...line, unit: 333, rate: 2_100, quantity: 7 }], {
    ...{ reference: null, orderNumber: null },
  }),
  'by direct debit': { ...subscription, payment: 'direct-debit', buyer: { ...subscription.buyer, ...mandate } },
  'with VAT reverse charged': {
    ...sampleInvoice([{ ...line, rate: 0, category: 'AE' }], { notes: ['Btw verlegd / VAT reverse charged'] }),
    buyer: {
      ...subscription.buyer,
      country: 'BE',
      kvk: null,
      vatId: 'BE0403019261',
      postcode: '1000',
      city: 'Brussel',
    },
  },
  'outside VAT': sampleInvoice([{ ...line, rate: 0, category: 'O' }]),
  'with a discount of all': sampleInvoice([line, { ...line, description: 'Korting', unit: -113_262 }]),
  'with prices including VAT': sampleInvoice([{ ...line, unit: 1_005, quantity: 3 }], { prices: 'incl' }),
  'with special characters': sampleInvoice([{ ...line, description: 'Verf & Łak <3 "liter"\u0000\n' }]),
  credit: sampleInvoice(
    [1_005, 2_005, 3_015].map((unit) => ({ ...line, unit: -unit })),
    { kind: 'credit', number: 'C2026-000007', ...credited },
  ),
  'credit of a discount': sampleInvoice(
    [
      { ...line, unit: -5_000 },
      { ...line, unit: 1_000 },
    ],
    {
      ...{ kind: 'credit', number: 'C2026-000008', ...credited },
    },
  ),
}
const named = Object.entries(documents)

const rootOf = ({ kind }: InvoiceRecord) => (kind === 'credit' ? 'CreditNote' : 'Invoice')
const centsIn = (text: string) => Math.round(Number(text) * 100)

describe.each(named)('a document %s', (_name, invoice) => {
  const file = `ubl/maindoc/UBL-${rootOf(invoice)}-2.1.xsd`
  const missing = missingSchema(file)

  test.skipIf(missing)(missing ?? 'is valid by the schema of UBL 2.1', () => {
    validateBySchema(invoiceUbl(invoice), file)
  })

  test('adds up (EN 16931 BR-CO-10, 13 to 17; Peppol R120)', () => {
    const xml = new XmlQuery(invoiceUbl(invoice))
    const sum = (path: string) => xml.texts(path).reduce((total, text) => total + centsIn(text), 0)
    const amount = (path: string) => centsIn(xml.text(path))
    const lines = rootOf(invoice) === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine'
    expect(sum(`${lines}/LineExtensionAmount`)).toBe(amount('LegalMonetaryTotal/LineExtensionAmount'))
    expect(sum('TaxSubtotal/TaxableAmount')).toBe(amount('LegalMonetaryTotal/TaxExclusiveAmount'))
    expect(sum('TaxSubtotal/TaxAmount')).toBe(amount('TaxTotal/TaxAmount'))
    expect(amount('LegalMonetaryTotal/TaxExclusiveAmount') + amount('TaxTotal/TaxAmount')).toBe(
      amount('LegalMonetaryTotal/TaxInclusiveAmount'),
    )
    expect(amount('LegalMonetaryTotal/PayableAmount')).toBe(amount('LegalMonetaryTotal/TaxInclusiveAmount'))
    const quantities = xml.texts(`${lines}/${rootOf(invoice) === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'}`)
    const [prices, bases] = [xml.texts('Price/PriceAmount'), xml.texts('Price/BaseQuantity')]
    for (const [index, net] of xml.texts(`${lines}/LineExtensionAmount`).entries())
      expect((Number(quantities[index]) * centsIn(prices[index] ?? '')) / Number(bases[index])).toBe(centsIn(net))
    for (const [index, rate] of xml.texts('TaxSubtotal/TaxCategory/Percent').entries()) {
      const [net, vat] = [xml.texts('TaxSubtotal/TaxableAmount')[index], xml.texts('TaxSubtotal/TaxAmount')[index]]
      // a euro of difference is allowed, for prices with VAT
      expect(Math.abs(centsIn(net ?? '') * Number(rate) - centsIn(vat ?? '') * 100)).toBeLessThanOrEqual(100)
    }
    xml.close()
  })

  test('has what Peppol BIS Billing 3 and its Dutch rules ask for', () => {
    const xml = new XmlQuery(invoiceUbl(invoice))
    const source = invoiceUbl(invoice).toString()
    expect(xml.text('CustomizationID')).toBe(
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    )
    expect(xml.text('ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0')
    // R003, R008, R010, R020, R053
    expect(xml.text('BuyerReference')).not.toBe('')
    expect(source).not.toMatch(/<[^/>]+\/>|<([\w:]+)[^>]*>\s*<\/\1>/)
    expect(xml.texts('Party/EndpointID/@schemeID')).toEqual(['0106', invoice.buyer.kvk ? '0106' : '0208'])
    expect(xml.texts('TaxTotal')).toHaveLength(1)
    // BR-27 and amounts without a sign on nothing
    for (const price of xml.texts('Price/PriceAmount')) expect(price).not.toContain('-')
    expect(source).not.toContain('-0.00')
    for (const amount of xml.texts('*[@currencyID]')) expect(amount).toMatch(/^-?\d+\.\d\d$/)
    // NL-R-001 to NL-R-005
    expect(xml.texts('InvoiceDocumentReference/ID')).toEqual(invoice.kind === 'credit' ? ['F2026-000100'] : [])
    for (const name of ['StreetName', 'CityName', 'PostalZone'])
      expect(xml.texts(`PostalAddress/${name}`).filter(Boolean)).toHaveLength(2)
    expect(new Set(xml.texts('PartyLegalEntity/CompanyID/@schemeID'))).toEqual(new Set(['0106']))
    // NL-R-007, NL-R-008, R061, BR-CO-25
    const codes = xml.texts('PaymentMeansCode')
    expect(codes).toEqual(invoice.kind === 'credit' ? [] : [invoice.payment === 'direct-debit' ? '59' : '58'])
    expect(xml.texts('PaymentMandate/ID')).toEqual(codes[0] === '59' ? [mandate.mandate] : [])
    expect(xml.texts('/*/DueDate').length + xml.texts('PaymentTerms/Note').length).toBe(1)
    xml.close()
  })
})

const schema = 'ubl/maindoc/UBL-Invoice-2.1.xsd'
const missing = missingSchema(schema)

test.skipIf(missing)(missing ?? 'is checked by the schema: a wrong document is found', () => {
  const wrong = invoiceUbl(subscription).toString().replace('<cbc:IssueDate>2026-11-20', '<cbc:IssueDate>20 november')
  expect(() => validateBySchema(Buffer.from(wrong), schema)).toThrow('IssueDate')
})

test('mirrors the invoice to the cent on its credit note (B27)', () => {
  const units = [1_005, 1_005, 1_005, -333]
  const lines = (sign: number) => units.map((unit) => ({ ...line, unit: sign * unit }))
  const invoice = new XmlQuery(invoiceUbl(sampleInvoice(lines(1))))
  const credit = new XmlQuery(invoiceUbl(sampleInvoice(lines(-1), { kind: 'credit', ...credited })))
  for (const path of ['LineExtensionAmount', 'TaxAmount', 'TaxableAmount', 'PayableAmount', 'PriceAmount'])
    expect(credit.texts(path), path).toEqual(invoice.texts(path))
  expect(credit.texts('CreditedQuantity')).toEqual(invoice.texts('InvoicedQuantity'))
})

test('says why VAT is reverse charged, with both VAT ids', () => {
  const xml = new XmlQuery(invoiceUbl(documents['with VAT reverse charged'] ?? subscription))
  expect(xml.texts('TaxCategory/ID')).toEqual(['AE'])
  expect(xml.text('TaxExemptionReasonCode')).toBe('VATEX-EU-AE')
  expect(xml.text('TaxExemptionReason')).toBe('Btw verlegd / VAT reverse charged')
  expect(xml.texts('PartyTaxScheme/CompanyID')).toEqual(['NL123456782B12', 'BE0403019261'])
})

test('has no VAT id outside VAT, and the creditor identifier of a direct debit', () => {
  const outside = new XmlQuery(invoiceUbl(documents['outside VAT'] ?? subscription))
  expect(outside.texts('PartyTaxScheme')).toEqual([])
  expect(outside.texts('Percent')).toEqual([])
  const debit = new XmlQuery(invoiceUbl(documents['by direct debit'] ?? subscription))
  expect(debit.text("PartyIdentification/ID[@schemeID = 'SEPA']")).toBe('NL69ZZZ123456780000')
  expect(debit.text('PayerFinancialAccount/ID')).toBe(mandate.iban)
})

test('rejects a buyer without an electronic address', () => {
  const buyer = { ...subscription.buyer, kvk: null, vatId: null }
  expect(() => invoiceUbl({ ...subscription, buyer })).toThrow('no electronic address')
})
