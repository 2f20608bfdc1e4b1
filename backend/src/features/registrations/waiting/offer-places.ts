import { offerHours } from '@gevel/contract/registration-times'
import type { Actor } from '../../../ledger/events/record-event'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { mailOffer } from '../mails/waiting-mails'
import type { EventRow } from '../stored/event-row'
import { claimPlaces, loadPlaces, type Places, placesOf, shortQuotas } from '../stored/quotas'
import { recordInLog } from '../stored/record-in-log'

/**
 * Offers the free places of an event to those who wait, in their order, each for a day and to one person. Whose offer has expired waits no
 * longer. Nothing is offered unless tickets are on sale: nobody should get a mail about what cannot be had. Whoever takes or frees places
 * calls it, after `lockQuotas`, so that nobody passes those who wait.
 */
export async function offerPlaces(trx: Transaction, event: EventRow, at: Date): Promise<void> {
  const tables = tablesOf(trx)
  const due = await tables
    .updateTable('gevel_event_waiting')
    .set({ state: 'expired', ended_at: at })
    .where('event_id', '=', event.id)
    .where('state', '=', 'offered')
    .where('offer_until', '<=', at)
    .returning(['id', 'name'])
    .execute()
  const actor = { kind: 'system' } as const
  await recordInLog(
    trx,
    due.map(({ id }) => ({ eventId: event.id, kind: 'offer-expired', actor, data: { waiting: id }, at })),
  )
  if (event.cancelled_at !== null || at < event.opens_at || at >= event.closes_at) return
  const waiting = await tables
    .selectFrom('gevel_event_waiting as w')
    .innerJoin('gevel_event_ticket_types as t', 't.id', 'w.ticket_type_id')
    .select(['w.id', 'w.name', 'w.email', 'w.ticket_type_id as typeId', 't.name as typeName'])
    .where('w.event_id', '=', event.id)
    .where('w.state', '=', 'waiting')
    .where('t.withdrawn_at', 'is', null)
    .where((type) => type.or([type('t.opens_at', 'is', null), type('t.opens_at', '<=', at)]))
    .where((type) => type.or([type('t.closes_at', 'is', null), type('t.closes_at', '>', at)]))
    .orderBy('w.priority', 'desc')
    .orderBy('w.id')
    .execute()
  if (waiting.length === 0) return
  const { free, map } = await loadPlaces(trx, event.id, at)
  const until = endOfOffer(event, at)
  for (const one of waiting) {
    const places = placesOf(map, [{ id: one.typeId, count: 1 }], [])
    if (shortQuotas(places, free).size > 0) continue
    for (const [quotaId, count] of places) free.set(quotaId, (free.get(quotaId) ?? 0) - count)
    await offerPlace(trx, event, { ...one, places, until, actor, at })
  }
}

interface NewOffer {
  /** of whoever waits */
  id: number
  name: string
  email: string
  typeName: string
  places: Places
  until: Date
  actor: Actor
  at: Date
}

/** Offers a place to one person: it is kept until then, and mailed. The quotas are locked. */
export async function offerPlace(trx: Transaction, event: EventRow, offer: NewOffer): Promise<void> {
  const { id, name, email, typeName, places, until, actor, at } = offer
  await tablesOf(trx)
    .updateTable('gevel_event_waiting')
    .set({ state: 'offered', offered_at: at, offer_until: until })
    .where('id', '=', id)
    .execute()
  await claimPlaces(trx, [{ claimant: { waiting_id: id }, places }], until)
  await mailOffer(event, { id, name, email, typeName, until })
  await recordInLog(trx, [{ eventId: event.id, kind: 'offered', actor, data: { waiting: id, name }, at }])
}

/** Until when an offer of a moment holds its place: a day, or until the sale ends. */
export function endOfOffer({ closes_at: closesAt }: EventRow, at: Date): Date {
  return new Date(Math.min(at.getTime() + offerHours * 3_600_000, closesAt.getTime()))
}
