import type { Core } from '@strapi/strapi'
import { publicIdSequence } from '../database/constraints'
import { type DocumentRule, hasField, tableOf, writtenData } from './context'

/**
 * Gives each new document its stable number, which stands in URLs. Publishing copies it from the draft, so it survives
 * every republish; nobody can change it.
 */
export const numberDocuments: DocumentRule = async (strapi, context, next) => {
  const data = writtenData(context)
  if (!data || !hasField(context, 'publicId')) return next()
  delete data.publicId
  if (context.action !== 'update') data.publicId = await nextPublicId(strapi, tableOf(context))
  return next()
}

async function nextPublicId(strapi: Core.Strapi, table: string): Promise<number> {
  const { rows } = await strapi.db.connection.raw<{ rows: { id: string }[] }>('SELECT nextval(?) AS id', [
    publicIdSequence(table),
  ])
  return Number(rows[0]?.id)
}
