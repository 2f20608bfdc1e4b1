import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { isLostConnection } from '../../platform/database/lost-connection'
import { isDeadlock } from '../../platform/database/statement-errors'
import { documentsOf } from '../documents/documents'
import { lockDocuments } from '../documents/serialise-writes'
import { claimDue, type DueDocument, dueTypes, isAnyDue, type PlannedType } from './due-documents'
import { recordPlanFailure } from './record-failure'

/**
 * Publishes and unpublishes due documents, one per transaction. A document that fails (a required field is empty) is
 * shown as failed and mailed to its planner, is retried later and does not block the others; after a lost database or
 * a deadlock the next run retries.
 * @returns the number of documents done
 */
export async function runPlans(strapi: Core.Strapi, now = new Date()): Promise<number> {
  let done = 0
  for (const { uid, table } of await dueTypes(strapi.db.connection, plannedTypes(strapi), now))
    while (await runOne(strapi, uid, table, now)) done++
  return done
}

function plannedTypes(strapi: Core.Strapi): PlannedType[] {
  return Object.values(strapi.contentTypes).flatMap(({ uid, attributes, collectionName }) =>
    'publishAt' in attributes && collectionName ? { uid, table: collectionName } : [],
  )
}

async function runOne(strapi: Core.Strapi, uid: string, table: string, now: Date): Promise<boolean> {
  if (!(await isAnyDue(strapi.db.connection, uid, table, now))) return false
  let due: DueDocument | undefined
  try {
    await strapi.db.transaction(async ({ trx }) => {
      await lockDocuments(trx)
      due = await claimDue(trx, uid, table, now)
      if (due) await runPlan(strapi, trx, uid, table, due, now)
    })
    return due !== undefined
  } catch (error) {
    if (!due || isLostConnection(error) || isDeadlock(error)) throw error
    strapi.log.error(`${uid} ${due.document_id}: planned step failed: ${(error as Error).message}`)
    await recordPlanFailure(strapi, { uid, due, step: nextStep(due, now), now, error })
    return true
  }
}

async function runPlan(
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

export interface Plan {
  publish_at: Date | null
  unpublish_at: Date | null
}

/** Whether a scheduled time has passed. */
function isPast(moment: Date | null, now: Date): boolean {
  return moment !== null && moment <= now
}

/**
 * The step for a document with at least one scheduled time in the past. A backend that was down may find both in
 * the past: then only the later one counts.
 */
export function nextStep({ publish_at: on, unpublish_at: off }: Plan, now: Date): 'publish' | 'unpublish' {
  if (!isPast(off, now)) return 'publish'
  const goesOnlineLater = isPast(on, now) && Number(on) > Number(off)
  return goesOnlineLater ? 'publish' : 'unpublish'
}
