import { errors } from '@strapi/utils'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { dayField, keyField } from '../../../platform/http/dialog-fields'
import { queueJob } from '../../../platform/jobs/queue-job'
import type { Cause } from '../../editor-actions/perform'
import { announcePriceJob, earliestRise, findConcerned } from '../../subscriptions/notices/announce-price-job'

export const announceInput = z.object({ from: dayField('De eerste dag'), idempotencyKey: keyField })

/**
 * Queues the announcement of the price of a plan's newest version to the subscriptions on its older ones.
 * @throws ValidationError for an older version, a day within a month, or when nobody is left to tell
 */
export async function announce(
  trx: Transaction,
  id: number,
  { from, idempotencyKey }: z.output<typeof announceInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const newest = await tablesOf(trx)
    .selectFrom('gevel_plan_versions as v')
    .innerJoin('gevel_plan_versions as newest', 'newest.plan_document_id', 'v.plan_document_id')
    .select(['newest.id', 'newest.name', 'newest.version'])
    .where('v.id', '=', id)
    .orderBy('newest.version', 'desc')
    .executeTakeFirst()
  if (!newest) return undefined
  if (newest.id !== id) throw new errors.ValidationError('Er is een nieuwere versie van dit plan: kondig die aan.')
  const earliest = earliestRise(at)
  if (from < earliest)
    throw new errors.ValidationError(`Kies ${writeDay(earliest)} of later: klanten hebben een maand om op te zeggen.`)
  if ((await findConcerned(trx, id)).length === 0)
    throw new errors.ValidationError('Er is geen abonnement waarvoor de prijs verandert.')
  const announcedBy = actor.kind === 'editor' ? actor.name : 'Abonneeservice'
  await queueJob(announcePriceJob, { planVersionId: id, from, announcedBy }, { key: idempotencyKey })
  return `${newest.name}, versie ${newest.version}, vanaf ${writeDay(from)}`
}
