import { type DocumentRule, writtenData } from './document-context'

/**
 * Removes from a write the fields that identify its row: Strapi stores whatever a request body contains, so that a
 * document could lose its draft. No type of the site has translations.
 */
export const ignoreIdentity: DocumentRule = (_strapi, context, next) => {
  delete context.params.locale
  const data = writtenData(context)
  for (const field of ['id', 'documentId', 'locale']) delete data?.[field]
  return next()
}
