import { tablesOf } from '../../platform/database/tables-of'
import type { Transaction } from '../../platform/database/transaction'
import type { DocumentKind } from '../../platform/documents/document-kind'
import { queueJob } from '../../platform/jobs/queue-job'
import { makeDocument } from './made-document'

/** What a document is of, and its name when it is saved. */
interface Requested<Props> {
  /** null for what is of no customer alone, which no customer can read by its id */
  customerId: number | null
  /** of its kind's subject */
  subjectId: number
  /** with its extension: `Factuur F2026-000123.pdf` */
  name: string
  props: Props
}

/**
 * Stores that a document is to be made, in the caller's transaction; a job makes it after the commit. Its id can be attached to a
 * mail or shown at once. A second request of a subject and kind changes nothing.
 * @returns its id
 * @throws ZodError when the props do not match the kind
 */
export async function requestDocument<Props>(
  trx: Transaction,
  kind: DocumentKind<Props>,
  { customerId, subjectId, name, props }: Requested<Props>,
): Promise<number> {
  const of = { subject: kind.subject, subject_id: subjectId, kind: kind.name }
  // an insert would wait for whoever stores the one of all customers first
  const shared = customerId === null ? await findId(trx, of) : undefined
  if (shared !== undefined) return shared
  const added = await tablesOf(trx)
    .insertInto('gevel_customer_documents')
    .values({
      ...{ ...of, customer_id: customerId, name, type: kind.type },
      props: JSON.stringify(kind.props.parse(props)),
    })
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await queueJob(makeDocument, { id: added.id })
  const id = added?.id ?? (await findId(trx, of))
  if (id === undefined) throw new Error(`${kind.name} of ${kind.subject} ${subjectId} was neither stored nor there`)
  return id
}

async function findId(
  trx: Transaction,
  of: { subject: string; subject_id: number; kind: string },
): Promise<number | undefined> {
  const row = await tablesOf(trx)
    .selectFrom('gevel_customer_documents')
    .select('id')
    .where('subject', '=', of.subject)
    .where('subject_id', '=', of.subject_id)
    .where('kind', '=', of.kind)
    .executeTakeFirst()
  return row?.id
}
