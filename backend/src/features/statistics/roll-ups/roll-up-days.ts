import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'
import { replacePeriod } from './replace-period'

/** The days, in Dutch time, whose counts are due (`dueHours` has the hours). */
const dueDays = `
  SELECT day::date::text AS key, day AT TIME ZONE 'Europe/Amsterdam' AS "from",
    (day + interval '1 day') AT TIME ZONE 'Europe/Amsterdam' AS "to"
  FROM generate_series(
    coalesce(
      (SELECT max(day)::timestamp - interval '1 day' FROM gevel_statistics_days),
      (SELECT date_trunc('day', min(at) AT TIME ZONE 'Europe/Amsterdam') FROM gevel_statistics_events)
    ),
    date_trunc('day', now() AT TIME ZONE 'Europe/Amsterdam'), interval '1 day'
  ) AS day
  ORDER BY day`

interface Day {
  key: string
  from: Date
  to: Date
}

/** Counts the events per day, every half hour: visitors of a day cannot be added up from its hours. */
export const rollUpDays = defineJob({
  name: 'statistics-days',
  data: z.object({}),
  schedule: '2,32 * * * *',
  withinSeconds: 3_600,
  work: async () => {
    const { rows } = await strapi.db.connection.raw<{ rows: Day[] }>(dueDays)
    for (const day of rows) await replacePeriod('day', day)
  },
})
