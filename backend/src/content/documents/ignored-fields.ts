import { type DocumentRule, hasField, writtenData } from './document-context'

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

/** State of the original that a clone must not inherit. */
const ownToOriginal = ['releasedAt', 'changedAt', 'postedAt', 'publishAt', 'unpublishAt']

/** A clone starts unpublished and without a plan. */
export const resetClones: DocumentRule = async (_strapi, context, next) => {
  const data = context.action === 'clone' ? writtenData(context) : undefined
  if (data) for (const field of ownToOriginal) if (hasField(context, field)) data[field] = null
  return next()
}
