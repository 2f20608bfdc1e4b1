import type { DayRange } from '@gevel/contract/days'
import type { Edition } from '@gevel/contract/editions'
import { statisticsEventSchema } from '@gevel/contract/statistics'
import type { KindCounts } from './key-figures'

/** Counts at the start of an hour (ISO 8601) or on a day. */
export interface CountsAt extends KindCounts {
  at: string
}

const kinds = statisticsEventSchema.options.map(({ shape }) => shape.eventType.value)

/** Every kind of event in total: without an edition all of them, otherwise those on its pages. */
function inTotal(edition: Edition | undefined) {
  return { kinds, dimension: edition ? 'edition' : 'all', value: edition ?? '' }
}

/**
 * The counts of each day. Looks up each day by the primary key, whatever the planner expects: the cost depends on the
 * length of the range, and not on all that was counted in other years.
 */
export async function countsOfDays({ from, until }: DayRange, edition: Edition | undefined): Promise<CountsAt[]> {
  const { rows } = await strapi.db.connection.raw<{ rows: CountsAt[] }>(
    `SELECT wanted::date::text AS at, kind, events::float8, visitors::float8
     FROM generate_series(CAST(:from AS timestamp), CAST(:until AS timestamp), '1 day') AS wanted
     CROSS JOIN LATERAL (
       SELECT kind, events, visitors FROM gevel_statistics_days
       WHERE day = wanted::date AND kind = ANY (:kinds) AND dimension = :dimension AND value = :value OFFSET 0
     ) counted`,
    { from, until, ...inTotal(edition) },
  )
  return rows
}

/** The hours of a day in the Netherlands, of which there are 23 or 25 when the clock changes, with their counts. */
export async function countsOfHours(day: string, edition: Edition | undefined) {
  const { rows } = await strapi.db.connection.raw<{ rows: { at: Date; counts: KindCounts[] }[] }>(
    `SELECT at, coalesce(json_agg(json_build_object('kind', kind, 'events', events, 'visitors', visitors)) FILTER (WHERE kind <> ''), '[]') AS counts
     FROM generate_series(
       CAST(:day AS timestamp) AT TIME ZONE 'Europe/Amsterdam',
       (CAST(:day AS timestamp) + interval '1 day') AT TIME ZONE 'Europe/Amsterdam' - interval '1 hour', interval '1 hour'
     ) AS at
     LEFT JOIN gevel_statistics_hours ON hour = at AND kind = ANY (:kinds) AND dimension = :dimension AND value = :value
     GROUP BY at ORDER BY at`,
    { day, ...inTotal(edition) },
  )
  return rows
}
