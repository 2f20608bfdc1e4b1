import type { OwnVacancyLine, VacancyDraft } from '@gevel/contract/own-vacancies'
import type { Knex } from 'knex'
import { sql } from 'kysely'
import { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import { timestamp, timestampOrNull } from '../../../platform/http/timestamp'
import { type PlacedVacancy, type Reader, vacanciesOf } from '../life/placed-vacancy'
import { vacancyWizard } from '../vacancy-wizard'

type Figures = OwnVacancyLine['figures']

/** What is beside the row of a vacancy. */
interface Beside extends Figures {
  id: number
  company: string
  featured: boolean
  newApplications: number
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
export function lineOf(
  vacancy: PlacedVacancy,
  { company, featured, newApplications, ...figures }: Beside,
): OwnVacancyLine {
  const { id, state, title, city, request } = vacancy
  const { views, saves, clicks, applications } = figures
  return {
    ...{ id, state, title, city, request, company, isFeatured: featured },
    submittedAt: timestampOrNull(vacancy.submitted_at),
    onlineUntil: timestampOrNull(vacancy.online_until),
    endedAt: timestampOrNull(vacancy.ended_at),
    closedBecause: vacancy.closed_because,
    revisionState: vacancy.revision_state,
    changedAt: timestamp(vacancy.changed_at),
    figures: { views, saves, clicks, applications },
    newApplications,
  }
}

/** The employer, the package and the figures of vacancies, by id. */
export async function loadBeside(knex: Knex, ids: readonly number[]): Promise<Map<number, Beside>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Beside>`
    SELECT v.id, c.name AS company, p.featured, d.views, d.saves, d.clicks,
      -- those of the last minutes are not counted by day yet
      greatest(d.applications, a.received) AS applications, a.fresh AS "newApplications"
    FROM gevel_vacancies v
    JOIN gevel_customers c ON c.id = v.customer_id
    JOIN gevel_package_versions p ON p.id = v.package_version_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(views), 0)::integer AS views, coalesce(sum(saves), 0)::integer AS saves,
        coalesce(sum(clicks), 0)::integer AS clicks, coalesce(sum(applications), 0)::integer AS applications
      FROM gevel_vacancy_days WHERE vacancy_id = v.id
    ) d
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS received, count(*) FILTER (WHERE status = 'new')::integer AS fresh
      FROM gevel_applications WHERE vacancy_id = v.public_id
    ) a
    WHERE v.id = ANY(${ids})`.execute(tablesOf(knex))
  return new Map(rows.map((row) => [row.id, row]))
}

const typedTitle = z.object({ tekst: z.object({ title: z.string().trim().min(1) }) })

/** The vacancies that an account has not sent yet, the one that was changed last first. */
export async function listDrafts(knex: Knex, reader: Reader): Promise<VacancyDraft[]> {
  const rows = await tablesOf(knex)
    .selectFrom('gevel_drafts')
    .select(['id', 'entries', 'changed_at'])
    .where('wizard', '=', vacancyWizard)
    .where('user_id', '=', reader.id)
    .where('submitted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('changed_at', 'desc')
    .execute()
  return rows.map(({ id, entries, changed_at }) => ({
    id,
    title: typedTitle.safeParse(JSON.parse(entries)).data?.tekst.title ?? null,
    savedAt: timestamp(changed_at),
  }))
}
