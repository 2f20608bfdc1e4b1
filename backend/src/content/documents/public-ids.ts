import { publicIdSequence } from '../../platform/database/constraints'
import { inTransaction } from '../../platform/database/transaction'
import { type DocumentRule, hasField, tableOf, writtenData } from './document-context'

/**
 * Gives each new document its permanent number, which is part of URLs. Publishing copies it from the draft, so it
 * survives every republication; it cannot be changed.
 */
export const numberDocuments: DocumentRule = async (_strapi, context, next) => {
  const data = writtenData(context)
  if (!data || !hasField(context, 'publicId')) return next()
  delete data.publicId
  if (context.action !== 'update') data.publicId = await nextPublicId(tableOf(context))
  return next()
}

async function nextPublicId(table: string): Promise<number> {
  // a document that is created and published at once is in a transaction already
  return inTransaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { id: string }[] }>('SELECT nextval(?) AS id', [publicIdSequence(table)])
    return Number(rows[0]?.id)
  })
}
