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

/** Hosts of search engines under any country: google.nl, google.co.uk, nl.search.yahoo.com. */
const searchEngines =
  '(^|\\.)(google|bing|duckduckgo|ecosia|startpage|qwant|yahoo|yandex|brave|kagi)\\.(com?\\.)?[a-z]{2,3}$'

/**
 * Counts page views of vacancies by source and Dutch day, from the day of `since`. A view without a source counts as from the newsletter
 * when its visitor followed a link to the vacancy in one that day.
 */
async function countVacancySources(knex: Knex, since: Date): Promise<void> {
  await knex.raw(
    `WITH seen AS (
       SELECT v.id, v.public_id, (e.at AT TIME ZONE 'Europe/Amsterdam')::date AS day, e.source, e.referrer, e.visitor
       FROM gevel_statistics_events e JOIN gevel_vacancies v ON e.subject = 'vacancy:' || v.public_id
       WHERE e.at >= date_trunc('day', ?::timestamptz, 'Europe/Amsterdam') AND e.kind = 'Pageview' AND e.subject LIKE 'vacancy:%'
     ), followed AS (
       SELECT DISTINCT c.visitor, c.day, substring(l.to FROM '^/vacatures/vacature/(\\d{1,9})')::integer AS public_id
       FROM gevel_newsletter_links l JOIN gevel_newsletter_clicks c ON c.code = l.code
       WHERE l.to ~ '^/vacatures/vacature/\\d{1,9}(/|$)' AND c.day >= (?::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date
     ), views AS (
       SELECT seen.id, seen.day, CASE
         WHEN source IS NOT NULL THEN source
         WHEN followed.visitor IS NOT NULL THEN 'newsletter'
         WHEN referrer ~ ? THEN 'search'
         WHEN referrer IS NOT NULL THEN 'other'
         ELSE 'direct' END AS source
       FROM seen LEFT JOIN followed USING (visitor, day, public_id)
     )
     INSERT INTO gevel_vacancy_sources (vacancy_id, day, source, views)
     SELECT id, day, source, count(*) FROM views GROUP BY 1, 2, 3
     ON CONFLICT (vacancy_id, day, source) DO UPDATE SET views = greatest(gevel_vacancy_sources.views, excluded.views)`,
    [since, since, searchEngines],
  )
}

/** Counts yesterday and today again, whose last events may have come later. */
export const countVacancies = defineJob({
  name: 'vacancies-count',
  data: z.object({}),
  schedule: '*/5 * * * *',
  work: async () => {
    const since = new Date(Date.now() - 86_400_000)
    await countVacancyDays(strapi.db.connection, since)
    await countVacancySources(strapi.db.connection, since)
  },
})
