import type { Knex } from 'knex'

/** A stored value: its period by the first day, as `2026-07-01`. */
export interface StoredValue {
  series: string
  part: string
  period: string
  value: number
}

const columns = `v.series, v.part, v.period::text AS period, v.value::float8 AS value`

/** All values of a series, oldest first. */
export async function loadValues(knex: Knex, series: string): Promise<StoredValue[]> {
  return knex('gevel_figure_values as v').where({ series }).select(knex.raw(columns)).orderBy('v.period')
}

/**
 * The newest values of one series or of every series, oldest first: eleven years of yearly figures and three of the
 * others. That is enough for a chart, and for a change against the year before.
 */
export async function loadRecentValues(knex: Knex, series: string | null = null): Promise<StoredValue[]> {
  const { rows } = await knex.raw(
    `SELECT ${columns} FROM figure_series s
     CROSS JOIN LATERAL (SELECT max(period) AS period FROM gevel_figure_values WHERE series = s.document_id) newest
     JOIN gevel_figure_values v ON v.series = s.document_id
       AND v.period > newest.period - CASE s.period_kind WHEN 'year' THEN interval '11 years' ELSE interval '3 years' END
     WHERE s.document_id = coalesce(?, s.document_id)
     ORDER BY v.period`,
    [series],
  )
  return rows
}
