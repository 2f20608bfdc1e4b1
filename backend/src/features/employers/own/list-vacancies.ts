import type { OwnVacancyLine } from '@gevel/contract/own-vacancies'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { type PlacedVacancy, type Reader, vacanciesOf } from '../life/placed-vacancy'

/** What is beside the row of a vacancy. */
interface Beside {
  id: number
  company: string
  featured: boolean
  views: number
  clicks: number
}

/** The vacancies of the employers that an account acts for, the newest first. */
export async function listOwnVacancies(knex: Knex, reader: Reader): Promise<OwnVacancyLine[]> {
  const vacancies = await vacanciesOf(knex, reader)
  const beside = await loadBeside(
    knex,
    vacancies.map(({ id }) => id),
  )
  return vacancies.flatMap((vacancy) => {
    const own = beside.get(vacancy.id)
    return own ? [lineOf(vacancy, own)] : []
  })
}

/** A vacancy as its employer's list shows it. */
export function lineOf(vacancy: PlacedVacancy, { company, featured, views, clicks }: Beside): OwnVacancyLine {
  const { id, state, title, city, request } = vacancy
  return {
    ...{ id, state, title, city, request, company, isFeatured: featured },
    submittedAt: timestampOrNull(vacancy.submitted_at),
    onlineUntil: timestampOrNull(vacancy.online_until),
    endedAt: timestampOrNull(vacancy.ended_at),
    closedBecause: vacancy.closed_because,
    revisionState: vacancy.revision_state,
    changedAt: timestamp(vacancy.changed_at),
    figures: { views, clicks },
  }
}

/** The employer, the package and the figures of vacancies, by id. */
export async function loadBeside(knex: Knex, ids: readonly number[]): Promise<Map<number, Beside>> {
  if (ids.length === 0) return new Map()
  const rows = await tablesOf(knex)
    .selectFrom('gevel_vacancies as v')
    .innerJoin('gevel_customers as c', 'c.id', 'v.customer_id')
    .innerJoin('gevel_package_versions as p', 'p.id', 'v.package_version_id')
    .leftJoin('gevel_vacancy_days as d', 'd.vacancy_id', 'v.id')
    .select(['v.id', 'c.name as company', 'p.featured'])
    .select(sql<number>`coalesce(sum(d.views), 0)::integer`.as('views'))
    .select(sql<number>`coalesce(sum(d.clicks), 0)::integer`.as('clicks'))
    .where('v.id', 'in', ids)
    .groupBy(['v.id', 'c.name', 'p.featured'])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
