import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { isLostConnection } from '../database/lost-connection'
import { documentsOf } from '../documents/documents'
import { claimDue, type DueDocument } from './due-documents'
import { isPast, nextStep } from './next-step'

/** How long a document that could not be published rests before the next try. */
const restMs = 10 * 60_000

/** Documents that failed, with the moment of the next try. */
const resting = new Map<string, number>()

/**
 * Publishes and unpublishes what is due, one document a transaction. A document that fails (a required field is empty) is
 * logged, rests for a while and does not stop the others; when the database is lost, the next look tries again.
 * @returns the number of documents done
 */
export async function runPlans(strapi: Core.Strapi, now = new Date()): Promise<number> {
  let done = 0
  for (const type of Object.values(strapi.contentTypes)) {
    if (!('publishAt' in type.attributes) || !type.collectionName) continue
    while (await runOne(strapi, type.uid, type.collectionName, now)) done++
  }
  return done
}

async function runOne(strapi: Core.Strapi, uid: string, table: string, now: Date): Promise<boolean> {
  let due: DueDocument | undefined
  try {
    await strapi.db.transaction(async ({ trx }) => {
      due = await claimDue(trx, table, now, restingAt(now))
      if (due) await carryOut(strapi, trx, uid, table, due, now)
    })
    return due !== undefined
  } catch (error) {
    if (!due || isLostConnection(error)) throw error
    resting.set(due.document_id, now.getTime() + restMs)
    strapi.log.error(`${uid} ${due.document_id}: planned step failed: ${(error as Error).message}`)
    return true
  }
}

async function carryOut(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: string,
  table: string,
  due: DueDocument,
  now: Date,
) {
  const documentId = due.document_id
  const step = nextStep(due, now)
  if (step === 'publish') await documentsOf(strapi, uid).publish({ documentId })
  else await documentsOf(strapi, uid).unpublish({ documentId })
  const plan =
    step === 'publish' ? {} : { unpublish_at: null, ...(isPast(due.publish_at, now) && { publish_at: null }) }
  if (Object.keys(plan).length > 0) await trx(table).where({ document_id: documentId }).update(plan)
  strapi.log.info(`${uid} ${documentId}: planned ${step} done`)
}

function restingAt(now: Date): string[] {
  for (const [documentId, until] of resting) if (until <= now.getTime()) resting.delete(documentId)
  return [...resting.keys()]
}
