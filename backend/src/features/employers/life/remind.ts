import { dutchDay } from '@gevel/contract/dutch-day'
import { sql } from 'kysely'
import { z } from 'zod'
import { writeDay } from '../../../ledger/papers/days'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction } from '../../../platform/database/transaction'
import { defineJob } from '../../../platform/jobs/job'
import { vacancyEndsMail } from '../mails/life-mails'
import { extensionLink, ownVacancyLink } from '../mails/links'
import { mailPlacer } from '../mails/mail-placer'
import { loadVacancySettings, type VacancySettings } from '../settings'

/** How many days before the end a reminder is sent, by its number; a package of fewer days has no first one. */
const reminders = [
  { number: 1, daysLeft: 7 },
  { number: 2, daysLeft: 1 },
] as const

/** Reminds employers of vacancies that end in seven days and in one, each once. */
export const remindOfEnds = defineJob({
  name: 'vacancies-remind',
  data: z.object({}),
  schedule: '*/10 * * * *',
  work: async () => {
    const settings = await loadVacancySettings()
    if (!settings) return
    // the later reminder first, so that a vacancy of few days gets only that
    for (const reminder of reminders.toReversed()) while (await remindOne(settings, reminder, new Date()));
  },
})

/** @returns whether there was one to remind of */
async function remindOne(
  settings: VacancySettings,
  { number, daysLeft }: (typeof reminders)[number],
  at: Date,
): Promise<boolean> {
  return inTransaction(async (trx) => {
    const tables = tablesOf(trx)
    const vacancy = await tables
      .selectFrom('gevel_vacancies')
      .select(['id', 'customer_id', 'placed_by', 'title', 'online_until as until'])
      .where('state', '=', 'online')
      .where('reminded', '<', number)
      .where('online_until', '>', at)
      .where('online_until', '<=', sql<Date>`${at}::timestamptz + make_interval(days => ${daysLeft})`)
      .orderBy('online_until')
      .forNoKeyUpdate()
      .skipLocked()
      .limit(1)
      .executeTakeFirst()
    if (!vacancy?.until) return false
    const { id, title, until } = vacancy
    await tables.updateTable('gevel_vacancies').set({ reminded: number }).where('id', '=', id).execute()
    const { views } = await tables
      .selectFrom('gevel_vacancy_days')
      .select(sql<number>`coalesce(sum(views), 0)::integer`.as('views'))
      .where('vacancy_id', '=', id)
      .executeTakeFirstOrThrow()
    await mailPlacer(trx, vacancy, {
      ...{ template: vacancyEndsMail, replyTo: settings.email },
      props: {
        ...{ title, until: writeDay(dutchDay(until)), daysLeft, views },
        ...{ extendLink: extensionLink(id, until), link: ownVacancyLink(id) },
      },
    })
    return true
  })
}
