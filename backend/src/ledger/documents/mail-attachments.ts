import type { Attachment } from '../../platform/mail/attachments'
import { madeDocument } from './made-document'

/**
 * The documents of a mail, in their order.
 * @throws Error when one of them does not exist
 */
export async function documentsAsAttachments(ids: readonly number[]): Promise<Attachment[]> {
  const attachments: Attachment[] = []
  for (const id of ids) {
    const document = await madeDocument(id)
    if (!document) throw new Error(`Document ${id} of a mail does not exist`)
    attachments.push(document)
  }
  return attachments
}
