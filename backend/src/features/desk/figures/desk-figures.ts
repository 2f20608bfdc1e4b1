import { addMonths, firstOfMonth } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { Knex } from 'knex'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import { tablesOf } from '../../../platform/database/tables-of'
import { adminRoutesUnder } from '../../../platform/http/admin-routes'
import { readDesk } from '../permission'
import { euTurnover } from './eu-turnover'

export const figureRoutes = adminRoutesUnder(
  '/figures',
  {
    'GET /': async (ctx) => {
      ctx.body = { data: await deskFigures(strapi.db.connection, new Date()) }
    },
  },
  readDesk,
)

/**
 * What subscriptions bring on a Dutch day, by plan, and how many ran at the end of each of the past twelve months. Amounts are a
 * month's, in whole cents without VAT; an introductory term does not recur, and what is complimentary or paused brings nothing. The result
 * includes the turnover from consumers in other EU countries.
 */
export async function deskFigures(knex: Knex, at: Date) {
  const today = dutchDay(at)
  const tables = tablesOf(knex)
  const [plans, months, abroad] = await Promise.all([
    plansNow(tables),
    pastMonths(tables, today),
    euTurnover(tables, today),
  ])
  return {
    running: plans.reduce((sum, { running }) => sum + running, 0),
    readers: plans.reduce((sum, { readers }) => sum + readers, 0),
    monthlyCents: plans.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    ...{ plans, months, abroad },
  }
}

/** The figures as the admin's screen shows them. */
export type DeskFigures = Awaited<ReturnType<typeof deskFigures>>

interface PlanFigures {
  /** id of its document */
  plan: string
  name: string
  running: number
  readers: number
  monthlyCents: number
}

async function plansNow(tables: Kysely<Tables>): Promise<PlanFigures[]> {
  const { rows } = await sql<Record<keyof PlanFigures, string>>`
    WITH running AS (
      SELECT v.plan_document_id AS plan, v.name, v.version, s.seats,
        CASE WHEN s.kind = 'complimentary' OR s.in_intro OR s.state NOT IN ('active', 'overdue', 'cancelled') THEN 0
        ELSE (CASE c.kind
          WHEN 'company' THEN v.price_excl_cents + greatest(s.seats - v.seats, 0) * coalesce(v.seat_excl_cents, 0)
          ELSE (v.price_incl_cents + greatest(s.seats - v.seats, 0) * coalesce(v.seat_incl_cents, 0)) * 10000.0
            / (10000 + v.vat_rate) END)
          / CASE v.period WHEN 'month' THEN 1 WHEN 'quarter' THEN 3 ELSE 12 END
        END AS monthly
      FROM gevel_subscriptions s
      JOIN gevel_plan_versions v ON v.id = s.plan_version_id
      JOIN gevel_customers c ON c.id = s.customer_id
      WHERE s.state IN ('active', 'overdue', 'paused', 'cancelled')
    )
    SELECT plan, (array_agg(name ORDER BY version DESC))[1] AS name, count(*) AS running, sum(seats) AS readers,
      round(sum(monthly)) AS "monthlyCents"
    FROM running GROUP BY plan ORDER BY count(*) DESC, plan`.execute(tables)
  return rows.map(({ plan, name, running, readers, monthlyCents }) => ({
    ...{ plan, name, running: Number(running), readers: Number(readers), monthlyCents: Number(monthlyCents) },
  }))
}

interface MonthFigures {
  /** its first day */
  month: string
  /** began in it */
  started: number
  /** were cancelled in it, on whatever day they end */
  cancelled: number
  /** ran at its end; today in this month */
  running: number
}

async function pastMonths(tables: Kysely<Tables>, today: string): Promise<MonthFigures[]> {
  const first = addMonths(firstOfMonth(today), -11)
  const { rows } = await sql<Record<keyof MonthFigures, string>>`
    WITH months AS (
      SELECT first::date AS month, least((first + interval '1 month' - interval '1 day')::date, ${today}::date) AS last
      FROM generate_series(${first}::date, ${firstOfMonth(today)}::date, interval '1 month') first
    ), lives AS (
      SELECT starts_on AS first, CASE
        WHEN state = 'withdrawn' THEN coalesce(ends_on, starts_on)
        WHEN state = 'ended' THEN coalesce(ends_on, paid_until)
        ELSE ends_on END AS last
      FROM gevel_subscriptions
    ), begun AS (
      SELECT greatest(date_trunc('month', first)::date, ${first}::date - 1) AS month, first >= ${first}::date AS is_new,
        count(*) AS number
      FROM lives WHERE first <= ${today}::date GROUP BY 1, 2
    ), over AS (
      -- one that ends on the last day of a month still runs on it
      SELECT date_trunc('month', last + 1)::date AS month, count(*) AS number
      FROM lives WHERE first <= ${today}::date AND last < ${today}::date GROUP BY 1
    ), cancelled AS (
      SELECT date_trunc('month', at AT TIME ZONE 'Europe/Amsterdam')::date AS month, count(DISTINCT subject_id) AS number
      FROM gevel_ledger_events
      WHERE subject = 'subscription' AND to_state = 'cancelled'
        AND at >= ${first}::date::timestamp AT TIME ZONE 'Europe/Amsterdam'
      GROUP BY 1
    )
    SELECT m.month,
      coalesce((SELECT sum(number) FROM begun b WHERE b.month = m.month AND is_new), 0) AS started,
      coalesce((SELECT number FROM cancelled x WHERE x.month = m.month), 0) AS cancelled,
      coalesce((SELECT sum(number) FROM begun b WHERE b.month <= m.month), 0)
        - coalesce((SELECT sum(number) FROM over o WHERE o.month <= m.month), 0) AS running
    FROM months m ORDER BY m.month`.execute(tables)
  return rows.map(({ month, started, cancelled, running }) => ({
    ...{ month, started: Number(started), cancelled: Number(cancelled), running: Number(running) },
  }))
}
