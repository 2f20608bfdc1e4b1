import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { type DocumentContext, type DocumentRule, documentIdOf, tableOf } from '../documents/document-context'
import type { RequestForm } from './request-form'

/** The draft row of a document; only the fields that identify its version. */
export interface Draft {
  updated_at: Date
  updated_by_id: number | null
}

export function draftOf(trx: Transaction, context: DocumentContext, documentId: string) {
  const drafts = context.contentType.options?.draftAndPublish ? { published_at: null } : {}
  const row = trx(tableOf(context)).where({ document_id: documentId, ...drafts })
  return row.first<Draft | undefined>('updated_at', 'updated_by_id')
}

/** The last save of a document by a form. */
export interface FormSave {
  form_key: string
  /** the draft's `updated_at` after it */
  stored_at: Date
  save_number: number | null
}

export function lastFormSave(trx: Transaction, { uid }: DocumentContext, documentId: string) {
  const row = trx('gevel_form_saves').where({ uid, document_id: documentId })
  return row.first<FormSave | undefined>('form_key', 'stored_at', 'save_number')
}

/** Whether a later save of the same form is stored: the client gave up on this one and sent another, perhaps to another backend. */
export function isSuperseded({ key, saveNumber }: RequestForm, last: FormSave): boolean {
  return last.form_key === key && saveNumber !== undefined && saveNumber < (last.save_number ?? 0)
}

/** Records which form saved a document last. */
export async function recordFormSave(
  trx: Transaction,
  context: DocumentContext,
  documentId: string,
  { key, saveNumber }: RequestForm,
): Promise<void> {
  const draft = await draftOf(trx, context, documentId)
  if (!draft) return
  await trx('gevel_form_saves')
    .insert({
      uid: context.uid,
      document_id: documentId,
      form_key: key,
      stored_at: draft.updated_at,
      save_number: saveNumber ?? null,
    })
    .onConflict(['uid', 'document_id'])
    .merge()
}

/** Deletes the record of a deleted document. */
export const deleteFormSaves: DocumentRule = async (_strapi, context, next) => {
  const documentId = documentIdOf(context)
  if (context.action !== 'delete' || !documentId) return next()
  return inTransaction(async (trx) => {
    const result = await next()
    for (const table of ['gevel_form_saves', 'gevel_form_creations'])
      await trx(table).where({ uid: context.uid, document_id: documentId }).delete()
    return result
  })
}
