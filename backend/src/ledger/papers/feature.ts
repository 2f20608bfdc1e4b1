import type { Feature } from '../../platform/feature/feature'
import { invoicePdfDocument, invoiceUblDocument } from './invoice-papers'
import { orderDocuments } from './order-papers'

/** The documents that customers get about what they order and pay. */
export const papers: Feature = { documents: [invoicePdfDocument, invoiceUblDocument, ...orderDocuments] }
