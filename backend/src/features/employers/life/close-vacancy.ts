import type { Actor } from '../../../ledger/events/record-event'
import { transition } from '../../../ledger/events/transition'
import { orderStates } from '../../../ledger/orders/order-states'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { removeLogo } from '../logos/placed-logo'
import type { PlacedVacancy } from './placed-vacancy'
import { setClosing } from './set-closing'
import { vacancyStates } from './vacancy-states'

/**
 * Closes a vacancy, which its page shows at once. One that was never online costs nothing.
 * @param vacancy locked
 */
export async function closePlacedVacancy(
  trx: Transaction,
  vacancy: PlacedVacancy,
  because: 'filled' | 'withdrawn',
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const { id, document_id: documentId, order_id: orderId } = vacancy
  await removeLogo(trx, vacancy)
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ closed_because: because, ended_at: at, revision: null, revision_state: null })
    .where('id', '=', id)
    .execute()
  await transition(trx, vacancyStates, id, 'closed', { actor, at, reason: because })
  if (documentId !== null) await setClosing(trx, documentId, at)
  else if (orderId !== null) await transition(trx, orderStates, orderId, 'cancelled', { actor, at, reason: because })
}
