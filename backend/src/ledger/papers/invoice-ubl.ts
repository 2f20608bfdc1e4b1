import { cleanLine, cleanTexts } from '@gevel/contract/clean-text'
import { decimalOf } from '@gevel/contract/money/round'
import { writeXml } from '../../platform/xml/write-xml'
import type { InvoiceRecord, InvoiceRecordLine } from './invoice-record'
import { reverseCharge } from './reverse-charge'
import { partyOf } from './ubl-parties'

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
/** UNCL 5305: why there is no VAT (VATEX code list). */
const exemptions = {
  AE: { code: 'VATEX-EU-AE', text: reverseCharge },
  O: { code: 'VATEX-EU-O', text: 'Geen btw: buiten de heffing' },
} as const

/**
 * An invoice (type 380) or credit note (381) to a company in UBL 2.1, by Peppol BIS Billing 3 and its Dutch rules. A credit note has
 * the amounts of what it credits, above zero.
 * @throws Error for a buyer without an electronic address
 */
export function invoiceUbl(given: InvoiceRecord): Buffer {
  const invoice = cleanTexts(given, cleanLine)
  const isCredit = invoice.kind === 'credit'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const document = {
    [root]: {
      '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
      '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      ...contentOf(invoice, isCredit ? -1 : 1),
    },
  }
  return Buffer.from(writeXml(document))
}

/** @param sign of the amounts: those of a credit note are stored below zero */
function contentOf(invoice: InvoiceRecord, sign: 1 | -1) {
  const { number, issuedOn, dueOn, seller, buyer, notes, vat, lines } = invoice
  const isCredit = sign === -1
  const amount = (cents: number) => ({ '@currencyID': 'EUR', '#': decimalOf(sign * cents) })
  const hasVat = vat.some(({ vatCategory }) => vatCategory !== 'O')
  const bankPartyId = invoice.payment === 'direct-debit' ? seller.creditorId : null
  return {
    'cbc:CustomizationID': customization,
    'cbc:ProfileID': profile,
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    ...(isCredit ? {} : { 'cbc:DueDate': dueOn }),
    [isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode']: isCredit ? '381' : '380',
    // one note a document (PEPPOL-EN16931-R002)
    ...(notes.length > 0 && { 'cbc:Note': notes.join(' ') }),
    'cbc:DocumentCurrencyCode': 'EUR',
    ...referencesOf(invoice),
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(seller, { hasVat, bankPartyId }) },
    'cac:AccountingCustomerParty': { 'cac:Party': partyOf(buyer, { hasVat }) },
    ...(isCredit ? {} : { 'cac:PaymentMeans': paymentMeansOf(invoice) }),
    ...(isCredit && { 'cac:PaymentTerms': { 'cbc:Note': 'Wij verrekenen dit bedrag of betalen het terug.' } }),
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(invoice.vatCents),
      'cac:TaxSubtotal': vat.map((rate) => ({
        'cbc:TaxableAmount': amount(rate.netCents),
        'cbc:TaxAmount': amount(rate.vatCents),
        'cac:TaxCategory': categoryOf(rate, { withReason: true }),
      })),
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': amount(invoice.netCents),
      'cbc:TaxExclusiveAmount': amount(invoice.netCents),
      'cbc:TaxInclusiveAmount': amount(invoice.totalCents),
      'cbc:PayableAmount': amount(invoice.totalCents),
    },
    [isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine']: lines.map((line, index) => lineOf(line, index + 1, sign)),
  }
}

/** What the buyer ordered by (R003), our order, and the invoice of a credit note (NL-R-001). */
function referencesOf(invoice: InvoiceRecord) {
  const { reference, orderNumber, credited } = invoice
  return {
    'cbc:BuyerReference': reference ?? invoice.customerNumber,
    ...((reference || orderNumber) && {
      'cac:OrderReference': {
        // "NA" where the buyer gave none (Peppol BIS Billing 3, §6.4)
        'cbc:ID': reference ?? 'NA',
        ...(orderNumber && { 'cbc:SalesOrderID': orderNumber }),
      },
    }),
    ...(credited && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': { 'cbc:ID': credited.number, 'cbc:IssueDate': credited.issuedOn },
      },
    }),
  }
}

/** UNCL 4461: 59 SEPA direct debit, 58 SEPA credit transfer, 57 by agreement (NL-R-008). */
function paymentMeansOf({ payment, number, seller, buyer }: InvoiceRecord) {
  if (payment === 'direct-debit' && buyer.mandate)
    return {
      'cbc:PaymentMeansCode': '59',
      'cbc:PaymentID': number,
      'cac:PaymentMandate': {
        'cbc:ID': buyer.mandate,
        ...(buyer.iban && { 'cac:PayerFinancialAccount': { 'cbc:ID': buyer.iban } }),
      },
    }
  if (!seller.iban) return { 'cbc:PaymentMeansCode': '57', 'cbc:PaymentID': number }
  return {
    'cbc:PaymentMeansCode': '58',
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
  }
}

function categoryOf(
  { vatCategory, vatRate }: Pick<InvoiceRecordLine, 'vatCategory' | 'vatRate'>,
  { withReason }: { withReason: boolean },
) {
  const exemption = vatCategory === 'S' ? undefined : exemptions[vatCategory]
  return {
    'cbc:ID': vatCategory,
    ...(vatCategory !== 'O' && { 'cbc:Percent': decimalOf(vatRate) }),
    ...(withReason &&
      exemption && { 'cbc:TaxExemptionReasonCode': exemption.code, 'cbc:TaxExemptionReason': exemption.text }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

/** A price is never below zero (BR-27): a discount has its sign in the quantity. */
function lineOf(line: InvoiceRecordLine, id: number, sign: 1 | -1) {
  const net = sign * line.netCents
  const quantity = { '@unitCode': 'C62', '#': String(net < 0 ? -line.quantity : line.quantity) }
  return {
    'cbc:ID': String(id),
    [sign === -1 ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: quantity,
    'cbc:LineExtensionAmount': { '@currencyID': 'EUR', '#': decimalOf(net) },
    ...(line.from &&
      line.until && {
        'cac:InvoicePeriod': { 'cbc:StartDate': line.from, 'cbc:EndDate': line.until },
      }),
    'cac:Item': {
      'cbc:Name': line.description,
      'cac:ClassifiedTaxCategory': categoryOf(line, { withReason: false }),
    },
    // of the whole quantity, so that it is in cents also where the price of one is not (R120)
    'cac:Price': {
      'cbc:PriceAmount': { '@currencyID': 'EUR', '#': decimalOf(Math.abs(net)) },
      'cbc:BaseQuantity': { '@unitCode': 'C62', '#': String(line.quantity) },
    },
  }
}
