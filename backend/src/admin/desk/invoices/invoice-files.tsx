import type { ShownInvoice } from '../../../features/desk/invoices/show-invoice'
import { readDocuments } from '../../../ledger/documents/permission'
import { usePermission } from '../../kit/data/use-permission'
import { FileList } from '../../kit/detail/file-list'

/** The papers of an invoice, for whoever may read documents. */
export function InvoiceFiles({ documents }: Pick<ShownInvoice, 'documents'>) {
  if (!usePermission(readDocuments)) return null
  return (
    <FileList files={documents.map(({ id, name }) => ({ id, name }))} pathOf={(id) => `/admin/site/documents/${id}`} />
  )
}
