import type { Knex } from 'knex'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'

/**
 * Counts the views of the vacancies of employers and the clicks to their sites, addresses and telephones, for each Dutch day since a day.
 * Robots are left out of the statistics before. A repeat counts the same.
 */
async function countVacancyDays(knex: Knex, since: Date): Promise<void> {
  await knex.raw(
    `INSERT INTO gevel_vacancy_days (vacancy_id, day, views, clicks)
     SELECT v.id, (e.at AT TIME ZONE 'Europe/Amsterdam')::date,
       count(*) FILTER (WHERE e.kind = 'Pageview'), count(*) FILTER (WHERE e.kind = 'Lead')
     FROM gevel_statistics_events e JOIN gevel_vacancies v ON e.subject = 'vacancy:' || v.public_id
     WHERE e.at >= date_trunc('day', ?::timestamptz, 'Europe/Amsterdam') AND e.kind IN ('Pageview', 'Lead')
     GROUP BY 1, 2
     ON CONFLICT (vacancy_id, day) DO UPDATE SET views = excluded.views, clicks = excluded.clicks`,
    [since],
  )
}

/** Counts yesterday and today again, whose last events may have come later. */
export const countVacancies = defineJob({
  name: 'vacancies-count',
  data: z.object({}),
  schedule: '*/5 * * * *',
  work: () => countVacancyDays(strapi.db.connection, new Date(Date.now() - 86_400_000)),
})
