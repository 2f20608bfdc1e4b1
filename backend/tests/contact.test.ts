import { contactSchema } from '@gevel/contract/contact'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { ask } from './support/backend.ts'
import { askContact, newQuestion, ticketsFrom } from './support/contact.ts'
import { openDatabase } from './support/database.ts'
import { codeIn, mailsTo, untilMail } from './support/mails.ts'
import { newEmail, newReader } from './support/registration.ts'
import { runJobs } from './support/run-jobs.ts'
import { askAs } from './support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

test('shows the subjects without their addresses', async () => {
  const response = await ask('/public/contact')
  const { subjects, company } = z.object({ data: contactSchema }).parse(response.body).data
  expect(subjects.map(({ label }) => label)).toContain('Abonnement of factuur')
  expect(company.name).toBe('Voegwerk Media bv')
  expect(response.text).not.toContain('abonnement@')
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
})

describe('a question', () => {
  test('is mailed to the addressee of its subject, with the number and an answer to the sender', async () => {
    const question = newQuestion({ reference: '2026-1187', message: 'Eerste regel.\r\n\r\nTweede <b>regel</b>.' })
    const { number, confirm } = await askContact(question)
    expect(confirm).toBe(true)
    const mail = await untilMail('abonnement@gevel.example', `[${number}] Abonnement of factuur`)
    expect(mail.replyTo).toEqual([question.email])
    expect(mail.text).toContain('> Eerste regel.\n> \n> Tweede <b>regel</b>.')
    expect(mail.text).toContain('2026-1187')
    expect(mail.html).not.toContain('<b>regel</b>')
    expect(mail.html).toContain(`&lt;b&gt;regel`)
  })

  test('sends an unconfirmed address nothing of what was written, and a copy once it is confirmed', async () => {
    const question = newQuestion({ name: 'Gratis Fiets', message: 'Koop nu www.voordeel.example met korting.' })
    const { number } = await askContact(question)
    const asked = await untilMail(question.email, 'Bevestig uw mailadres')
    for (const text of [asked.text, asked.html]) expect(text).not.toMatch(/voordeel|korting|Gratis|Fiets/)
    const code = codeIn(asked, '/contact/bevestigen')
    const confirmed = () => askAs({}, 'POST', '/public/contact/confirmation', { code })
    expect((await confirmed()).body).toEqual({ number })
    const copy = await untilMail(question.email, `Uw bericht ${number}`)
    expect(copy.text).toContain('www.voordeel.example')
    expect(copy.replyTo).toEqual(['abonnement@gevel.example'])
    expect((await confirmed()).body).toEqual({ number })
    expect((await mailsTo(question.email)).filter(({ subject }) => subject.startsWith('Uw bericht'))).toHaveLength(1)
  })

  test('of a logged-in reader with the address of the account needs no confirmation', async () => {
    const { jwt, user } = await newReader()
    const { number, confirm } = await askContact(newQuestion({ email: user.email }), { jwt })
    expect(confirm).toBe(false)
    await untilMail(user.email, `Uw bericht ${number}`)
    const other = await askContact(newQuestion(), { jwt })
    expect(other.confirm).toBe(true)
  })

  test('is stored once when it is sent several times', async () => {
    const question = newQuestion()
    const sent = await Promise.all([1, 2, 3, 4].map(() => askContact(question)))
    sent.push(await askContact(question))
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
    expect(await ticketsFrom(database, question.email)).toHaveLength(1)
  })

  test('gets a number of its own, without gaps, also beside twenty others', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => askContact(newQuestion())))
    const numbers = sent.map(({ number }) => Number(number.slice(5)))
    expect(new Set(numbers).size).toBe(20)
    expect(Math.max(...numbers) - Math.min(...numbers)).toBe(19)
  })

  test.each([
    ['a subject that does not exist', { subject: 'Bestaat niet' }, 'subject'],
    ['a line break in the name', { name: 'Jip\r\nBcc: iedereen@voorbeeld.nl' }, 'name'],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'email'],
    ['a line break in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['no message', { message: ' \u200b ' }, 'message'],
    ['half a megabyte', { message: 'x'.repeat(500_000) }, 'message'],
  ])('with %s is rejected with a sentence at the field', async (_, wrong, field) => {
    const response = await askAs({}, 'POST', '/public/contact/questions', newQuestion(wrong))
    expect(response.status).toBe(400)
    expect(Object.keys(fieldErrorsOf(response))).toEqual([field])
  })

  test('puts no header into a mail by its subject or reference', async () => {
    const question = newQuestion({ reference: '1\r\nBcc: iedereen@voorbeeld.nl' })
    const { number } = await askContact(question)
    await untilMail('abonnement@gevel.example', `[${number}]`)
    expect(await mailsTo('iedereen@voorbeeld.nl')).toEqual([])
  })

  test('is limited by mailbox', async () => {
    const [name = ''] = newEmail().split('@')
    const send = (label: number) =>
      askAs({}, 'POST', '/public/contact/questions', newQuestion({ email: `${name}+${label}@lezers.example` }))
    for (const label of [1, 2, 3, 4, 5]) expect((await send(label)).status).toBe(200)
    const { code, message } = accountErrorOf(await send(6))
    expect(code).toBe('too-many-requests')
    expect(message).toMatch(/^Van dit mailadres kregen wij kort na elkaar al vaak een bericht\. Wacht/)
  })

  test('belongs to the account: in its download, and gone with it', async () => {
    const { jwt, user } = await newReader()
    const { number } = await askContact(newQuestion({ email: user.email }), { jwt })
    const exported = await askAs({ jwt }, 'GET', '/account/export')
    expect(exported.body).toMatchObject({ messages: [{ number, kind: 'question', answers: [] }] })
    await database.query(`UPDATE up_users SET deletion_at = now() WHERE email = $1`, [user.email])
    await runJobs(database, 'account-clean-up')
    expect(await ticketsFrom(database, user.email)).toEqual([])
  })
})

test.each([
  ['done', 364, 366],
  ['spam', 29, 31],
  ['new', 729, 731],
])('removes messages that are %s after their retention', async (state, kept, removed) => {
  const [old, older] = [newQuestion(), newQuestion()]
  for (const [question, days] of [
    [old, kept],
    [older, removed],
  ] as const) {
    const { number } = await askContact(question)
    await database.query(
      `UPDATE gevel_tickets SET state = $2, changed_at = now() - make_interval(days => $3) WHERE number = $1`,
      [number, state, days],
    )
  }
  await runJobs(database, 'contact-clean-up')
  expect(await ticketsFrom(database, old.email)).toHaveLength(1)
  expect(await ticketsFrom(database, older.email)).toEqual([])
})
