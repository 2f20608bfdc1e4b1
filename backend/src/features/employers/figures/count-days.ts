import type { Knex } from 'knex'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'

/**
 * Counts what the vacancies of employers brought, for each Dutch day since a day: views and clicks of the statistics, which leave robots
 * out, who saved them, and applications. A repeat counts the same; days before stay as they were counted.
 */
async function countVacancyDays(knex: Knex, since: Date): Promise<void> {
  await knex.raw(
    `WITH since AS (SELECT date_trunc('day', ?::timestamptz, 'Europe/Amsterdam') AS at),
     counted AS (
       SELECT e.subject, (e.at AT TIME ZONE 'Europe/Amsterdam')::date AS day,
         count(*) FILTER (WHERE e.kind = 'Pageview') AS views, 0 AS saves,
         count(*) FILTER (WHERE e.kind = 'Lead') AS clicks, 0 AS applications
       FROM gevel_statistics_events e, since
       WHERE e.at >= since.at AND e.kind IN ('Pageview', 'Lead') AND e.subject LIKE 'vacancy:%'
       GROUP BY 1, 2
       UNION ALL
       SELECT 'vacancy:' || s.vacancy_id, (s.saved_at AT TIME ZONE 'Europe/Amsterdam')::date, 0, count(*), 0, 0
       FROM gevel_saved_vacancies s, since WHERE s.saved_at >= since.at GROUP BY 1, 2
       UNION ALL
       SELECT 'vacancy:' || a.vacancy_id, (a.received_at AT TIME ZONE 'Europe/Amsterdam')::date, 0, 0, 0, count(*)
       FROM gevel_applications a, since WHERE a.received_at >= since.at GROUP BY 1, 2
     )
     INSERT INTO gevel_vacancy_days (vacancy_id, day, views, saves, clicks, applications)
     SELECT v.id, day, sum(views), sum(saves), sum(clicks), sum(applications)
     FROM counted JOIN gevel_vacancies v ON counted.subject = 'vacancy:' || v.public_id
     GROUP BY 1, 2
     ON CONFLICT (vacancy_id, day) DO UPDATE SET
       -- an event is never taken back; who saved or applied may
       views = greatest(gevel_vacancy_days.views, excluded.views), clicks = greatest(gevel_vacancy_days.clicks, excluded.clicks),
       saves = excluded.saves, applications = excluded.applications`,
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
