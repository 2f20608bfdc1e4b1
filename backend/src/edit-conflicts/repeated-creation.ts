import { inTransaction, type Transaction } from '../database/transaction'
import { type DocumentContext, type DocumentRule, writtenData } from '../documents/context'
import { documentsOf } from '../documents/documents'
import { recordFormSave } from './form-saves'
import { formOfRequest } from './request-form'

/**
 * Makes a first save safe to repeat: when the response was lost, the same form sends it again, perhaps with more text. It then updates
 * the document that the first try made.
 */
export const repeatCreations: DocumentRule = async (strapi, context, next) => {
  const form = context.action === 'create' ? formOfRequest(strapi.requestContext.get(), context) : undefined
  if (!form) return next()
  return inTransaction(async (trx) => {
    // a browser repeats a request by itself when its connection is reset: two may be under way
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`form ${form.key}`])
    const documentId = await madeBefore(trx, context, form.key)
    if (documentId) {
      const { data: _, ...params } = context.params
      return documentsOf(strapi, context.uid).update({ ...params, documentId, data: writtenData(context) ?? {} })
    }
    const created = await next()
    await recordFormSave(trx, context, String(Object(created).documentId), form)
    return created
  })
}

async function madeBefore(trx: Transaction, { uid, contentType }: DocumentContext, key: string) {
  const row = await trx('gevel_form_saves')
    .where({ uid, form_key: key })
    .whereExists(trx(contentType.collectionName ?? '').whereRaw('document_id = gevel_form_saves.document_id'))
    .first('document_id')
  return row?.document_id as string | undefined
}
