import { createHash } from 'node:crypto'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { type DocumentContext, type DocumentRule, tableOf, writtenData } from '../documents/document-context'
import { documentsOf } from '../documents/documents'
import { isSuperseded, lastFormSave, recordFormSave } from './form-saves'
import { formOfRequest, type RequestForm } from './request-form'

interface Creation {
  document_id: string
  data_hash: string
}

/**
 * Makes a first save safe to repeat. A repeat with more text, after a lost response, updates the document that the
 * first attempt created. The same text again (a double click, a browser that repeats a request), and an attempt that
 * arrives after a later one or after the form of the document was saved, change nothing.
 */
export const repeatCreations: DocumentRule = async (strapi, context, next) => {
  const form = context.action === 'create' ? formOfRequest(strapi.requestContext.get(), context) : undefined
  if (!form) return next()
  const data = writtenData(context) ?? {}
  // the rules after this one change the data
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url')
  return inTransaction(async (trx) => {
    // serialises two concurrent saves
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`form ${form.key}`])
    const creation = await findCreation(trx, context, form.key)
    if (creation) {
      const documentId = creation.document_id
      const documents = documentsOf(strapi, context.uid)
      const isStale = creation.data_hash === hash || !(await mayFollow(trx, context, documentId, form))
      if (isStale) return documents.findOne({ documentId })
      const { data: _, ...params } = context.params
      const updated = await documents.update({ ...params, documentId, data })
      await recordFormSave(trx, context, documentId, form)
      await trx('gevel_form_creations').where({ form_key: form.key }).update({ data_hash: hash })
      return updated
    }
    const created = await next()
    const documentId = String(Object(created).documentId)
    await recordFormSave(trx, context, documentId, form)
    const row = { form_key: form.key, uid: context.uid, document_id: documentId, data_hash: hash }
    await trx('gevel_form_creations').insert(row).onConflict('form_key').merge()
    return created
  })
}

/** The document that this form created, unless it was deleted. */
function findCreation(trx: Transaction, context: DocumentContext, key: string): Promise<Creation | undefined> {
  return trx('gevel_form_creations')
    .where({ uid: context.uid, form_key: key })
    .whereExists(trx(tableOf(context)).whereRaw('document_id = gevel_form_creations.document_id'))
    .first('document_id', 'data_hash')
}

/** Whether neither another form nor a later attempt of this one saved the document. */
async function mayFollow(trx: Transaction, context: DocumentContext, documentId: string, form: RequestForm) {
  const last = await lastFormSave(trx, context, documentId)
  return last?.form_key === form.key && !isSuperseded(form, last)
}
