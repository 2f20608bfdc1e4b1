import { inTransaction } from '../../platform/database/transaction'
import { documentKindNamed } from '../../platform/documents/document-kinds'

/** A document with its content. */
export interface MadeDocument {
  name: string
  /** media type */
  type: string
  content: Buffer
}

interface DocumentRow extends Omit<MadeDocument, 'content'> {
  kind: string
  /** JSON; null once the content is made */
  props: string | null
  content: Buffer | null
}

const columns = ['name', 'type', 'kind', 'props', 'content'] as const

/**
 * A document with its content, which is made now when it was not before. Whoever asks meanwhile waits, and gets the same bytes.
 * @returns undefined when there is none
 */
export async function madeDocument(id: number): Promise<MadeDocument | undefined> {
  return inTransaction(async (trx) => {
    const rows = trx('gevel_customer_documents').where({ id })
    const stored: DocumentRow | undefined = await rows.clone().first(...columns)
    if (!stored || stored.content) return withContent(stored)
    const row: DocumentRow | undefined = await rows
      .clone()
      .forUpdate()
      .first(...columns)
    if (!row || row.content) return withContent(row)
    const content = await documentKindNamed(row.kind).make(JSON.parse(row.props ?? 'null'), trx)
    await rows.clone().update({ content, bytes: content.byteLength, props: null })
    return withContent({ ...row, content })
  })
}

function withContent(row: DocumentRow | undefined): MadeDocument | undefined {
  return row?.content ? { name: row.name, type: row.type, content: row.content } : undefined
}
