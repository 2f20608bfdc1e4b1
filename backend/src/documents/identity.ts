import { type DocumentRule, writtenData } from './context'

/**
 * Leaves out of a write what says which row it is: Strapi stores what the body of a request says of it, so that a document could lose
 * its draft. No type of the site has translations.
 */
export const ignoreIdentity: DocumentRule = (_strapi, context, next) => {
  delete context.params.locale
  const data = writtenData(context)
  for (const field of ['id', 'documentId', 'locale']) delete data?.[field]
  return next()
}
