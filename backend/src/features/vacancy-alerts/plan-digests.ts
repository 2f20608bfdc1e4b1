import { dutchDay } from '@gevel/contract/dutch-day'
import { z } from 'zod'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import { defineJob } from '../../platform/jobs/job'
import { queueJob } from '../../platform/jobs/queue-job'
import { deliverMailings } from '../../platform/mailing/deliver'
import { storeDelivery } from '../../platform/mailing/deliveries'
import { nextDigestDay } from './alert-days'
import { searchOf } from './alert-topic'
import { alertDigest } from './compose-digest'
import { noteFirstSeen } from './first-seen'
import { NewVacancies } from './new-vacancies'
import { activeAlerts } from './own-alerts'

/** Addresses whose digests are planned in one transaction. */
const atOnce = 200
/** A digest that could not be sent for so long is of no use: the next one has what is new since. */
const usefulHours = 12

interface DueAlert {
  id: number
  address_id: number
  topic: string
  rhythm: 'daily' | 'weekly'
  mailed_until: Date
}

/**
 * Plans the digests of the day: a mail for each address with something new, and nothing for the others. Before seven in the morning in
 * Dutch time, whatever the clock did at night.
 */
export const planAlertDigests = defineJob({
  name: 'vacancy-alerts',
  data: z.object({}),
  schedule: '30 6 * * *',
  withinSeconds: 3_600,
  work: () => planDigests(new Date()),
})

/** Safe to repeat, and beside another backend: an address gets the digest of a day once. */
async function planDigests(at: Date): Promise<void> {
  const knex = strapi.db.connection
  await noteFirstSeen(knex, at)
  await removeEndedAlerts()
  const today = dutchDay(at)
  let last = 0
  for (;;) {
    const due = await dueAlerts(last, today)
    const ids = due.map(({ address_id }) => address_id)
    if (ids.length === 0) break
    last = Math.max(...ids)
    const oldest = new Date(Math.min(...due.map(({ mailed_until }) => mailed_until.getTime())))
    const news = await NewVacancies.load(oldest, at)
    const found = await Promise.all(due.map(async (alert) => ({ alert, vacancies: await newOf(news, alert) })))
    for (const addressId of new Set(ids)) {
      const alerts = found.filter(({ alert }) => alert.address_id === addressId)
      await inTransaction((trx) => planDigest(trx, { addressId, alerts, today, at }))
    }
  }
  await queueJob(deliverMailings, {})
}

/** The alerts that are due, of the next addresses by their ids. */
async function dueAlerts(afterId: number, today: string): Promise<DueAlert[]> {
  const knex = strapi.db.connection
  const isDue = () => activeAlerts(knex).where('v.next_on', '<=', today).where('c.address_id', '>', afterId)
  const next = await isDue()
    .clearSelect()
    .select('c.address_id')
    .distinct()
    .orderBy('c.address_id')
    .limit(atOnce)
    .execute()
  const last = next.at(-1)?.address_id
  if (last === undefined) return []
  return isDue().where('c.address_id', '<=', last).orderBy('c.id').execute()
}

async function newOf(news: NewVacancies, { topic, mailed_until }: DueAlert): Promise<number[]> {
  const search = searchOf(topic)
  return search ? news.of(search, mailed_until) : []
}

interface DigestPlan {
  addressId: number
  alerts: readonly { alert: DueAlert; vacancies: number[] }[]
  today: string
  at: Date
}

/** Stores the mail of one address, and notes what its alerts have mailed: both, or neither. */
async function planDigest(trx: Transaction, { addressId, alerts, today, at }: DigestPlan): Promise<void> {
  // another backend may have planned it since
  const stillDue = await tablesOf(trx)
    .selectFrom('gevel_vacancy_alerts')
    .select('consent_id')
    .where(
      'consent_id',
      'in',
      alerts.map(({ alert }) => alert.id),
    )
    .where('next_on', '<=', today)
    .orderBy('consent_id')
    .forUpdate()
    .execute()
  const ids = new Set(stillDue.map(({ consent_id }) => consent_id))
  const own = alerts.filter(({ alert }) => ids.has(alert.id))
  const withNews = own.filter(({ vacancies }) => vacancies.length > 0)
  const isPlanned =
    withNews.length > 0 &&
    (await storeDelivery(trx, {
      ...{ kind: alertDigest, edition: today, addressId, dueAt: at },
      content: { alerts: withNews.map(({ alert, vacancies }) => ({ id: alert.id, vacancies })) },
      expiresAt: new Date(at.getTime() + usefulHours * 3_600_000),
    }))
  for (const { alert, vacancies } of own)
    await tablesOf(trx)
      .updateTable('gevel_vacancy_alerts')
      .set({
        next_on: nextDigestDay(alert.rhythm, at),
        // of an address that had its mail of today, what is new is for the next one
        ...((isPlanned || vacancies.length === 0) && { mailed_until: at }),
      })
      .where('consent_id', '=', alert.id)
      .execute()
}

/** Removes what is left of alerts that were ended; the proof of the consent stays. */
async function removeEndedAlerts(): Promise<void> {
  const tables = tablesOf(strapi.db.connection)
  const ended = tables.selectFrom('gevel_mail_consents').select('id').where('withdrawn_at', 'is not', null)
  await tables.deleteFrom('gevel_vacancy_alerts').where('consent_id', 'in', ended).execute()
}
