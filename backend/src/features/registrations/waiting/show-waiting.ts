import { venueSchema } from '@gevel/contract/events'
import type { WaitingEntry } from '@gevel/contract/own-tickets'
import type { Knex } from 'knex'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestampOrNull } from '../../../platform/http/timestamp'
import { waitingLinkCode } from '../links'

type Condition = (
  entry: ExpressionBuilder<Tables & { w: Tables['gevel_event_waiting'] }, 'w'>,
) => ReturnType<typeof entry.or>

/** Places on waiting lists, the latest first, each as whoever waits sees it. An offer that is over is shown as expired. */
export async function loadWaiting(knex: Knex, condition: Condition, at: Date): Promise<WaitingEntry[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_event_waiting as w')
    .innerJoin('gevel_events as e', 'e.id', 'w.event_id')
    .innerJoin('gevel_event_ticket_types as t', 't.id', 'w.ticket_type_id')
    .select(['w.id', 'w.event_id as eventId', 'w.ticket_type_id as typeId', 't.name as typeName'])
    .select(['w.name', 'w.email', 'w.company', 'w.state', 'w.offer_until as offerUntil'])
    .select(['e.title', 'e.starts_at as startsAt', 'e.ends_at as endsAt', 'e.venue'])
    .select(
      sql<number>`(SELECT count(*)::integer + 1 FROM gevel_event_waiting o WHERE o.event_id = w.event_id AND o.state = 'waiting'
        AND o.ticket_type_id = w.ticket_type_id AND (o.priority > w.priority OR o.priority = w.priority AND o.id < w.id))`.as(
        'position',
      ),
    )
    .where(condition)
    .orderBy('w.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ venue, state, position, offerUntil, startsAt, endsAt, ...row }) => {
    const isOver = state === 'offered' && offerUntil !== null && offerUntil <= at
    return {
      ...{ ...row, state: isOver ? 'expired' : state, position: state === 'waiting' ? position : null },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), offerUntil: timestampOrNull(offerUntil) },
      venue: venue === null ? null : venueSchema.parse(JSON.parse(venue)),
      code: waitingLinkCode(row.id, endsAt),
    }
  })
}
