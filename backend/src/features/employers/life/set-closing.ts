import { documentsOf } from '../../../content/documents/documents'
import { lockDocuments } from '../../../content/documents/serialise-writes'
import type { Transaction } from '../../../platform/database/transaction'
import { vacancyUid } from './document-of'

/**
 * Sets the moment until which the page of a vacancy is open. Its document stays published, so that its address says that it is closed,
 * and responds with 410 after thirty days.
 */
export async function setClosing(trx: Transaction, documentId: string, closesAt: Date): Promise<void> {
  await lockDocuments(trx)
  const documents = documentsOf(strapi, vacancyUid)
  await documents.update({ documentId, data: { closesAt: closesAt.toISOString() } })
  await documents.publish({ documentId })
}
