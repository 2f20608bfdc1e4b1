import type { DocumentRule } from '../../../content/documents/document-context'
import { queueJob } from '../../../platform/jobs/queue-job'
import { refreshIndex } from './refresh-index'

/** Documents whose change may touch the index of many others. */
const types = ['api::lexicon-entry.lexicon-entry', 'api::tag.tag', 'api::author.author', 'api::partner.partner']
const writes = ['create', 'update', 'delete', 'publish', 'unpublish']

/** Queues the job that indexes what the change touches, in the transaction of the change. */
export const refreshSearch: DocumentRule = async (_strapi, context, next) => {
  const result = await next()
  if (types.includes(context.uid) && writes.includes(context.action)) await queueJob(refreshIndex, {})
  return result
}
