import { type DocumentRule, hasField, writtenData } from './context'

/** What belongs to the life of the original and not to its copy. */
const ownToOriginal = ['releasedAt', 'changedAt', 'postedAt', 'publishAt', 'unpublishAt']

/** A copy starts unpublished and unplanned. */
export const startClonesAfresh: DocumentRule = async (_strapi, context, next) => {
  const data = context.action === 'clone' ? writtenData(context) : undefined
  if (data) for (const field of ownToOriginal) if (hasField(context, field)) data[field] = null
  return next()
}
