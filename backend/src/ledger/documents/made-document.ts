import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction } from '../../platform/database/transaction'
import { documentKindNamed } from '../../platform/documents/document-kinds'

/** A document with its content. */
export interface MadeDocument {
  name: string
  /** media type */
  type: string
  content: Buffer
}

/**
 * A document with its content, which is made now when it was not before. Whoever asks meanwhile waits, and gets the same bytes.
 * @returns undefined when there is none
 */
export async function madeDocument(id: number): Promise<MadeDocument | undefined> {
  return inTransaction(async (trx) => {
    const rows = tablesOf(trx)
      .selectFrom('gevel_customer_documents')
      .select(['name', 'type', 'kind', 'props', 'content'])
      .where('id', '=', id)
    const stored = await rows.executeTakeFirst()
    if (!stored || stored.content) return withContent(stored)
    const row = await rows.forUpdate().executeTakeFirst()
    if (!row || row.content) return withContent(row)
    const content = await documentKindNamed(row.kind).make(JSON.parse(row.props ?? 'null'), trx)
    await tablesOf(trx)
      .updateTable('gevel_customer_documents')
      .set({ content, bytes: content.byteLength, props: null })
      .where('id', '=', id)
      .execute()
    return withContent({ ...row, content })
  })
}

function withContent(
  row: { name: string; type: string; content: Buffer | null } | undefined,
): MadeDocument | undefined {
  return row?.content ? { name: row.name, type: row.type, content: row.content } : undefined
}
