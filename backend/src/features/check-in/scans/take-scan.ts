import type { CheckInOutcome, ScanInput } from '@gevel/contract/check-in'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { notFound } from '../../../platform/errors/account-errors'
import { findScanned } from './find-scanned'

/** The door and person that a scan comes from. */
export interface Scanner {
  eventId: number
  deviceId: string
  /** name of the account */
  person: string
}

/**
 * Decides what a scan is and records it, once for its nonce: a repeat finds the row of the first. The first scan of a valid ticket admits;
 * what two doors without a connection let in is in the log of both, and flagged.
 * @returns the id of its row
 * @throws 404 for the nonce of a scan at another event
 */
export async function takeScan(scan: ScanInput, { eventId, deviceId, person }: Scanner, at: Date): Promise<number> {
  return inTransaction(async (trx) => {
    const scanned = await findScanned(trx, eventId, scan)
    const known = await findByNonce(trx, scan.nonce)
    const admitted = scanned.ticketId === null ? undefined : await findAdmission(trx, scanned.ticketId)
    if (known) return repeatScan(trx, known, { scan, eventId, admittedId: admitted?.id, at })
    const outcome = scan.refusedAs ?? scanned.refusal ?? outcomeOf(scan.wasQueued, admitted !== undefined)
    const isFlagged = scan.wasQueued && outcome !== 'admitted'
    if (isFlagged && outcome === 'conflict' && admitted) await flag(trx, admitted.id, at)
    const scannedAt = new Date(Math.min(Date.parse(scan.scannedAt), at.getTime()))
    const [row] = await tablesOf(trx)
      .insertInto('gevel_event_check_ins')
      .values({
        ...{ event_id: eventId, ticket_id: scanned.ticketId, nonce: scan.nonce, outcome, door: scan.door },
        ...{ device: deviceId, checked_by: person, scanned_at: scannedAt, received_at: at, changed_at: at },
        ...{ is_offline: scan.wasQueued, is_flagged: isFlagged },
      })
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('id')
      .execute()
    // one scan of an unknown code, sent twice at once
    return row ? row.id : requireSameEvent(await findByNonce(trx, scan.nonce), eventId).id
  })
}

/**
 * Finds the row of a scan that was sent before. When its answer was lost, the device let the holder in after all: a refusal is flagged
 * then, and a second use is a conflict.
 */
async function repeatScan(
  trx: Transaction,
  known: StoredScan,
  { scan, eventId, admittedId, at }: { scan: ScanInput; eventId: number; admittedId: number | undefined; at: Date },
): Promise<number> {
  const { id, outcome, is_offline } = requireSameEvent(known, eventId)
  if (!scan.wasQueued || is_offline || outcome === 'admitted') return id
  const isSecondUse = outcome === 'again'
  await tablesOf(trx)
    .updateTable('gevel_event_check_ins')
    .set({ is_offline: true, is_flagged: true, changed_at: at, ...(isSecondUse && { outcome: 'conflict' as const }) })
    .where('id', '=', id)
    .execute()
  if (isSecondUse && admittedId !== undefined) await flag(trx, admittedId, at)
  return id
}

function outcomeOf(wasQueued: boolean, isAdmitted: boolean): CheckInOutcome {
  if (!isAdmitted) return 'admitted'
  return wasQueued ? 'conflict' : 'again'
}

interface StoredScan {
  id: number
  event_id: number
  outcome: CheckInOutcome
  is_offline: boolean
}

async function findByNonce(trx: Transaction, nonce: string): Promise<StoredScan | undefined> {
  return tablesOf(trx)
    .selectFrom('gevel_event_check_ins')
    .select(['id', 'event_id', 'outcome', 'is_offline'])
    .where('nonce', '=', nonce)
    .executeTakeFirst()
}

function requireSameEvent(known: StoredScan | undefined, eventId: number): StoredScan {
  if (known?.event_id !== eventId) throw notFound()
  return known
}

async function findAdmission(trx: Transaction, ticketId: number) {
  return tablesOf(trx)
    .selectFrom('gevel_event_check_ins')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('outcome', '=', 'admitted')
    .where('undone_at', 'is', null)
    .executeTakeFirst()
}

async function flag(trx: Transaction, id: number, at: Date): Promise<void> {
  await tablesOf(trx)
    .updateTable('gevel_event_check_ins')
    .set({ is_flagged: true, changed_at: at })
    .where('id', '=', id)
    .execute()
}
