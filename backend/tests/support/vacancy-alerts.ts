import { alertWordingVersion } from '@gevel/contract/alert-wordings'
import type { Client } from 'pg'
import { type CaughtMail, codeIn, mailsTo, untilMail } from './mails.ts'
import { runJobs } from './run-jobs.ts'
import { askAs, type Visit } from './visitor.ts'

/** The whole list. */
export const allVacancies = { edition: null, text: '', place: '', within: 25, filters: {} }

/** Sends the form of an alert, with `fields` merged over one for all vacancies, daily. */
export async function askAlert(email: string, fields: object = {}, visit: Visit = {}) {
  const input = { email, rhythm: 'daily', search: allVacancies, wordingVersion: alertWordingVersion, ...fields }
  return askAs(visit, 'POST', '/public/vacancy-alerts', input)
}

const confirmSubject = 'Bevestig: nieuwe vacatures per mail'

/** Asks for an alert and confirms it by the link of the mail. @returns the code of the link */
export async function startAlert(email: string, fields: object = {}): Promise<string> {
  const before = (await mailsTo(email)).filter(({ subject }) => subject === confirmSubject).length
  await askAlert(email, fields)
  const code = codeIn(await untilMail(email, confirmSubject, before), '/vacatures/mail/bevestigen')
  await askAs({}, 'POST', '/public/vacancy-alerts/confirmation', { code })
  return code
}

/** Public ids of open vacancies that pass a condition, those that close last first. */
export async function openVacancyIds(database: Client, condition = 'true'): Promise<number[]> {
  const { rows } = await database.query(
    `SELECT public_id FROM vacancies WHERE published_at IS NOT NULL AND closes_at > now() + interval '1 hour' AND ${condition}
    ORDER BY closes_at DESC, public_id`,
  )
  return rows.map(({ public_id }) => public_id)
}

/** Makes vacancies new again: to alerts they are those that nobody has seen. */
export async function makeNew(database: Client, publicIds: readonly number[]): Promise<void> {
  await database.query('DELETE FROM gevel_vacancy_first_seen WHERE vacancy_id = ANY ($1)', [publicIds])
}

/** Makes the alerts of an address due, as on the next morning. */
export async function makeDue(database: Client, email: string): Promise<void> {
  await database.query(
    `WITH due AS (
      UPDATE gevel_vacancy_alerts v SET next_on = (now() AT TIME ZONE 'Europe/Amsterdam')::date
      FROM gevel_mail_consents c JOIN gevel_mail_addresses a ON a.id = c.address_id
      WHERE c.id = v.consent_id AND a.email = $1
    )
    UPDATE gevel_mail_deliveries d SET edition = 'before ' || d.id FROM gevel_mail_addresses a
    WHERE a.id = d.address_id AND a.email = $1`,
    [email],
  )
}

/** Plans the digests of a morning and sends them. */
export async function sendDigests(database: Client): Promise<void> {
  await runJobs(database, 'vacancy-alerts', 'mailing-delivery')
}

/** The digests that an address got, oldest first. */
export async function digestsTo(email: string): Promise<CaughtMail[]> {
  return (await mailsTo(email)).filter(({ subject }) => /nieuwe vacature/i.test(subject) && subject !== confirmSubject)
}
