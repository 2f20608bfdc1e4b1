import { addDays, daysOf } from '@gevel/contract/days'
import { dutchDay } from '@gevel/contract/dutch-day'
import { type VacancySource, vacancySourceSchema } from '@gevel/contract/own-vacancies'
import { tablesOf } from '../../src/platform/database/tables-of'
import { daysBetween, weekdayOf } from '../dates/local-days'
import type { Transaction } from '../rows/insert-rows'
import type { Employers } from './employ'

/** Stores made-up figures for each day that a vacancy was online, with its applications as they came. */
export async function insertVacancyDays(trx: Transaction, { placed }: Employers, today: string): Promise<void> {
  for (const [source, id] of placed) {
    const vacancy = await tablesOf(trx)
      .selectFrom('gevel_vacancies')
      .select(['online_from as from', 'online_until as until', 'ended_at as ended'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!vacancy.from) continue
    const from = dutchDay(vacancy.from)
    const until = [today, dutchDay(vacancy.ended ?? vacancy.until ?? vacancy.from)].toSorted()[0] ?? today
    const rows = daysOf({ from, until }).map((day) => {
      const isWeekend = [0, 6].includes(weekdayOf(day))
      const wave = 1 + 0.35 * Math.sin(daysBetween(from, day) * 1.7 + id)
      const views = Math.round(source.viewsPerDay * wave * (isWeekend ? 0.4 : 1))
      const applications = source.applicants.filter(({ daysBefore }) => addDays(today, -daysBefore) === day).length
      return { vacancy_id: id, day, views, saves: Math.floor(views / 21), clicks: Math.round(views / 9), applications }
    })
    await tablesOf(trx).insertInto('gevel_vacancy_days').values(rows).execute()
    await tablesOf(trx)
      .insertInto('gevel_vacancy_sources')
      .values(rows.flatMap(({ day, views }) => sourcesOf(views).map((of) => ({ vacancy_id: id, day, ...of }))))
      .execute()
  }
}

/** The views of a day by where their readers came from. */
function sourcesOf(views: number): { source: VacancySource; views: number }[] {
  const parts = { mail: 0.22, search: 0.15, newsletter: 0.08, site: 0.07, other: 0.03, direct: 0.05 } as const
  const known = Object.entries(parts).map(([source, part]) => ({
    source: vacancySourceSchema.parse(source),
    views: Math.floor(views * part),
  }))
  const rest = known.reduce((left, one) => left - one.views, views)
  return [...known, { source: 'list' as const, views: rest }].filter((one) => one.views > 0)
}

/** Gives pages the day on which they were published, which the publication itself dates at the moment of seeding. */
export async function backdateVacancies(trx: Transaction): Promise<void> {
  await trx.raw(
    'UPDATE vacancies d SET posted_at = v.online_from FROM gevel_vacancies v WHERE d.document_id = v.document_id',
  )
}
