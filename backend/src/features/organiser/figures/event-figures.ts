import { addDays } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'

/** How many companies are named; the others are one row. */
const mostCompanies = 20

interface Count {
  name: string
  count: number
}

/** How registering for an event goes: per day, by ticket type and by company, and who is inside. */
export async function loadEventFigures(eventId: number, at: Date) {
  const knex = strapi.db.connection
  const [days, types, companies, totals] = await Promise.all([
    rowsOf<{ day: string; count: number }>(
      `SELECT to_char(r.registered_at AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD') AS day, count(*)::integer AS count
       FROM gevel_event_tickets t JOIN gevel_event_registrations r ON r.id = t.registration_id
       WHERE t.event_id = ? AND t.state = 'valid' GROUP BY 1 ORDER BY 1`,
    ),
    rowsOf<Count & { checkedIn: number }>(
      `SELECT y.name, count(t.id)::integer AS count, count(i.id)::integer AS "checkedIn"
       FROM gevel_event_ticket_types y
       LEFT JOIN gevel_event_tickets t ON t.ticket_type_id = y.id AND t.state = 'valid'
       LEFT JOIN gevel_event_check_ins i ON i.ticket_id = t.id AND i.outcome = 'admitted' AND i.undone_at IS NULL
       WHERE y.event_id = ? GROUP BY y.id ORDER BY y.position`,
    ),
    rowsOf<Count>(
      `SELECT min(t.company) AS name, count(*)::integer AS count FROM gevel_event_tickets t
       WHERE t.event_id = ? AND t.state = 'valid' AND t.company IS NOT NULL
       GROUP BY lower(t.company) ORDER BY 2 DESC, 1`,
    ),
    rowsOf<{ valid: number; cancelled: number }>(
      `SELECT count(*) FILTER (WHERE state = 'valid')::integer AS valid,
         count(*) FILTER (WHERE state = 'cancelled')::integer AS cancelled
       FROM gevel_event_tickets WHERE event_id = ?`,
    ),
  ])
  const others = companies.slice(mostCompanies).reduce((sum, { count }) => sum + count, 0)
  return {
    days: withoutGaps(days, dutchDay(at)),
    types,
    companies: [
      ...companies.slice(0, mostCompanies),
      ...(others > 0 ? [{ name: 'Andere bedrijven', count: others }] : []),
    ],
    valid: totals[0]?.valid ?? 0,
    cancelled: totals[0]?.cancelled ?? 0,
  }

  async function rowsOf<Row>(sql: string): Promise<Row[]> {
    const { rows }: { rows: Row[] } = await knex.raw(sql, [eventId])
    return rows
  }
}

/** The figures of an event as the admin's screen shows them. */
export type EventFigures = Awaited<ReturnType<typeof loadEventFigures>>

/** The longest part of the sale that is shown by day. */
const mostDays = 90

/** Each of the last days up to today or the last registration, also those without any. */
export function withoutGaps(days: readonly { day: string; count: number }[], today: string) {
  const first = days[0]?.day
  if (first === undefined) return []
  const last = [days.at(-1)?.day ?? first, today].toSorted()[1] ?? today
  const all: { day: string; count: number }[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    all.push({ day, count: days.find((one) => one.day === day)?.count ?? 0 })
  return all.slice(-mostDays)
}
