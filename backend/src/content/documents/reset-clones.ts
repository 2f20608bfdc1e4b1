import { type DocumentRule, hasField, writtenData } from './document-context'

/** State of the original that a clone must not inherit. */
const ownToOriginal = ['releasedAt', 'changedAt', 'postedAt', 'publishAt', 'unpublishAt']

/** A clone starts unpublished and without a plan. */
export const resetClones: DocumentRule = async (_strapi, context, next) => {
  const data = context.action === 'clone' ? writtenData(context) : undefined
  if (data) for (const field of ownToOriginal) if (hasField(context, field)) data[field] = null
  return next()
}
