import type { Core } from '@strapi/strapi'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { type AdminUser, actorOf, currentActor } from '../audit-log/audit-source'
import { type DocumentContext, type DocumentRule, documentIdOf } from '../documents/document-context'
import { conflictError } from './conflict-error'
import { type Draft, draftOf, isSuperseded, lastFormSave, recordFormSave } from './form-saves'
import { formOfRequest, type RequestForm } from './request-form'

const checked: readonly DocumentContext['action'][] = ['update', 'publish', 'discardDraft']

/**
 * Rejects a save from a form whose document was changed elsewhere since the form loaded it (decision 043). A form may
 * save again after its own save, also when it never got the response: its key identifies it. A save that arrives after a
 * later one of its form is rejected too. Other writes pass.
 */
export const rejectStaleSave: DocumentRule = async (strapi, context, next) => {
  const documentId = documentIdOf(context)
  const form = formOfRequest(strapi.requestContext.get(), context)
  if (!form || !documentId || !checked.includes(context.action)) return next()
  return inTransaction(async (trx) => {
    const draft = await draftOf(trx, context, documentId).forUpdate()
    if (draft && (await isStale(trx, context, documentId, form, draft)))
      throw conflictError(
        { at: draft.updated_at, by: await findAuthor(strapi, draft.updated_by_id) },
        currentActor().id,
      )
    const result = await next()
    await recordFormSave(trx, context, documentId, form)
    return result
  })
}

async function isStale(
  trx: Transaction,
  context: DocumentContext,
  documentId: string,
  form: RequestForm,
  { updated_at: updatedAt }: Draft,
): Promise<boolean> {
  const last = await lastFormSave(trx, context, documentId)
  if (last?.form_key === form.key && last.stored_at.getTime() === updatedAt.getTime()) return isSuperseded(form, last)
  return form.loadedAt !== undefined && form.loadedAt.getTime() !== updatedAt.getTime()
}

async function findAuthor(strapi: Core.Strapi, id: number | null) {
  if (id === null) return null
  const user: AdminUser | null = await strapi.db.query('admin::user').findOne({ where: { id } })
  return user && { id, name: actorOf(user).name }
}
