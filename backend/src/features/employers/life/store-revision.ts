import type { VacancyText } from '@gevel/contract/placed-vacancies'
import { type Actor, recordEvent } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { PlacedVacancy } from './placed-vacancy'

/**
 * Stores a changed text beside that of a vacancy online, for the editors when it is sent.
 * @param vacancy locked
 */
export async function storeRevision(
  trx: Transaction,
  vacancy: PlacedVacancy,
  { text, isSent }: { text: VacancyText; isSent: boolean },
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const { id, customer_id: customerId } = vacancy
  await tablesOf(trx)
    .updateTable('gevel_vacancies')
    .set({ revision: JSON.stringify(text), version: vacancy.version + 1, changed_at: at })
    .set({ revision_state: isSent ? 'submitted' : 'changes', ...(isSent && { submitted_at: at, request: null }) })
    .where('id', '=', id)
    .execute()
  if (isSent)
    await recordEvent(trx, {
      ...{ customerId, subject: 'vacancy', subjectId: id, kind: 'revision-submitted', actor, at },
    })
}
