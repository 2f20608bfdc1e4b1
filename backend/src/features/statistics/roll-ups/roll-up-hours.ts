import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'
import { replacePeriod } from './replace-period'

/**
 * The hours to count again: from the last one but one that was counted, whose last events may have come later, or from
 * the first event, to the current hour.
 */
const dueHours = `
  SELECT hour AS "from", hour + interval '1 hour' AS "to"
  FROM generate_series(
    coalesce(
      (SELECT max(hour) - interval '1 hour' FROM gevel_statistics_hours),
      (SELECT date_trunc('hour', min(at)) FROM gevel_statistics_events)
    ),
    date_trunc('hour', now()), interval '1 hour'
  ) AS hour
  ORDER BY hour`

/** Counts the events per hour, every five minutes. */
export const rollUpHours = defineJob({
  name: 'statistics-hours',
  data: z.object({}),
  schedule: '*/5 * * * *',
  withinSeconds: 3_600,
  work: async () => {
    const { rows } = await strapi.db.connection.raw<{ rows: { from: Date; to: Date }[] }>(dueHours)
    for (const { from, to } of rows) await replacePeriod('hour', { key: from.toISOString(), from, to })
  },
})
