import { errors } from '@strapi/utils'
import { type DocumentRule, documentIdOf } from '../../../content/documents/document-context'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { queueJob } from '../../../platform/jobs/queue-job'
import { followEvent } from './follow-event'

/** Tells those registered what changes when an event is published, and keeps one that somebody registered for. */
export const followRegistered: DocumentRule = async (_strapi, context, next) => {
  const documentId = documentIdOf(context)
  if (context.uid !== 'api::event.event' || !documentId) return next()
  if (context.action !== 'publish' && context.action !== 'delete') return next()
  return inTransaction(async (trx) => {
    const eventId = await findRegistered(trx, documentId)
    if (context.action === 'delete' && eventId !== undefined)
      throw new errors.ValidationError(
        'Voor dit evenement is een inschrijving geopend. Gelast het af of haal het offline, in plaats van het te verwijderen.',
      )
    const result = await next()
    if (context.action === 'publish' && eventId !== undefined) await queueJob(followEvent, { eventId })
    return result
  })
}

async function findRegistered(trx: Transaction, documentId: string): Promise<number | undefined> {
  const event = await tablesOf(trx)
    .selectFrom('gevel_events')
    .select('id')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return event?.id
}
