import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { documentKindNamed } from '../../platform/documents/document-kind'
import { defineJob } from '../../platform/jobs/job'
import type { Attachment } from '../../platform/mail/attachments'

/** A document with its content. */
export interface MadeDocument {
  name: string
  /** media type */
  type: string
  content: Buffer
}

/** Those that this copy of the backend makes now. */
const making = new Map<number, Promise<MadeDocument | undefined>>()

/**
 * A document with its content, which is made now when it was not before. Everybody gets the bytes that are stored. Nothing is locked
 * meanwhile, and no connection is held: hundreds of documents follow each other when subscriptions are renewed.
 * @returns undefined when there is none
 */
export async function madeDocument(id: number): Promise<MadeDocument | undefined> {
  const stored = await findDocument(id)
  if (!stored) return undefined
  if (stored.content) return { name: stored.name, type: stored.type, content: stored.content }
  const pending = making.get(id)
  if (pending) return pending
  const made = makeContent(id, stored).finally(() => making.delete(id))
  making.set(id, made)
  return made
}

type StoredDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>

function findDocument(id: number) {
  return tablesOf(strapi.db.connection)
    .selectFrom('gevel_customer_documents')
    .select(['name', 'type', 'kind', 'props', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function makeContent(id: number, { name, type, kind, props }: StoredDocument): Promise<MadeDocument | undefined> {
  const content = await documentKindNamed(kind).make(JSON.parse(props ?? 'null'))
  const [first] = await tablesOf(strapi.db.connection)
    .updateTable('gevel_customer_documents')
    .set({ content, bytes: content.byteLength, props: null })
    .where('id', '=', id)
    .where('content', 'is', null)
    .returning('id')
    .execute()
  // another copy of the backend was first
  const kept = first ? content : (await findDocument(id))?.content
  return kept ? { name, type, content: kept } : undefined
}

/** Makes the content of a document, so that nobody has to wait for it. */
export const makeDocument = defineJob({
  name: 'make-document',
  data: z.object({ id: z.int().positive() }),
  work: async ({ id }) => {
    await madeDocument(id)
  },
})

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
