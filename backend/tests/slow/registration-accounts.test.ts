import { accountExportSchema } from '@gevel/contract/account'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { storeEvent } from '../support/event-sale.ts'
import { connectLedger } from '../support/ledger.ts'
import { codeOfTicketMail, ticketsOf } from '../support/own-tickets.ts'
import { goodPassword, newReader } from '../support/registration.ts'
import { attendee, register } from '../support/registrations.ts'
import { runJobs } from '../support/run-jobs.ts'
import { askAs } from '../support/visitor.ts'

let knex: Knex
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  knex = connectLedger(process.env.DATABASE_URL ?? '')
  database = await openDatabase()
})
afterAll(async () => {
  await knex.destroy()
  await database.end()
})

test('the download of an account has its registrations with answers, and not those of others', async () => {
  const event = await storeEvent(knex, { places: 5, questions: [{ label: 'Dieet' }] })
  const [question] = await knex('gevel_event_questions').where({ event_id: event.id }).pluck('id')
  const { jwt, user } = await newReader()
  const own = attendee(event, { email: user.email, answers: [{ questionId: question, answer: 'Halal' }] })
  await register(event, { attendees: [own] })
  await register(event, { attendees: [attendee(event, { name: 'Iemand Anders' })] })
  const { body, text } = await askAs({ jwt }, 'GET', '/account/export')
  expect(accountExportSchema.parse(body).registrations).toMatchObject([
    { event: event.title, email: user.email, answers: [{ question: 'Dieet', answer: 'Halal' }], picks: [] },
  ])
  expect(text).not.toContain('Iemand Anders')
})

test('a ticket outlives the account that registered it, by the link in its mail and without the account', async () => {
  const event = await storeEvent(knex, { places: 5 })
  const { jwt, user } = await newReader()
  const sent = [attendee(event, { email: user.email })]
  const { code } = await register(event, { attendees: sent }, { jwt })
  const [ticket] = await ticketsOf(code)
  const ownCode = await codeOfTicketMail(user.email, ticket?.id ?? 0)
  await askAs({ jwt }, 'POST', '/account/deletion', { password: goodPassword })
  await database.query("UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1", [user.id])
  await runJobs(database, 'account-clean-up')
  expect((await ticketsOf(ownCode)).map(({ state }) => state)).toEqual(['valid'])
  expect(await knex('gevel_event_registrations').where({ event_id: event.id }).pluck('user_id')).toEqual([null])
})
