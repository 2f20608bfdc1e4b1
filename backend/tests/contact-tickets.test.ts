import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Admin, logIn } from './support/admin.ts'
import { askContact, newQuestion, storedTip } from './support/contact.ts'
import { askAdmin, Newsroom } from './support/editors.ts'
import { mailsTo, untilMail } from './support/mails.ts'
import { newEmail } from './support/registration.ts'

const pageSchema = z.object({
  data: z.array(
    z.object({ id: z.int(), number: z.string(), kind: z.string(), state: z.string(), message: z.string() }),
  ),
})
const ticketSchema = z.object({
  data: z.object({
    state: z.string(),
    message: z.string(),
    events: z.array(z.object({ kind: z.string(), text: z.string(), editor: z.string() })),
  }),
})

let newsroom: Newsroom
let admin: Admin
beforeAll(async () => {
  newsroom = await Newsroom.open()
  admin = await logIn()
})
afterAll(() => newsroom.close())

async function listed(query: string, as: Admin = admin) {
  return pageSchema.parse((await as.request('GET', `/admin/site/contact?${query}`)).body).data
}

async function newTicket(fields: object = {}) {
  const question = newQuestion(fields)
  const { number } = await askContact(question)
  const [ticket] = await listed(`q=${number}`)
  if (!ticket) throw new Error(`${number} is not listed`)
  return { ...ticket, email: question.email }
}

const act = (method: string, path: string, body: object, as: Admin = admin) =>
  as.request(method, `/admin/site/contact/${path}`, body)

test('finds messages by number, name, address and text, and shows one with its history', async () => {
  const word = `zz${crypto.randomUUID().slice(0, 8)}`
  const { id, number, email } = await newTicket({ message: `Het ${word} is zoek.` })
  for (const query of [number, email, word]) expect((await listed(`q=${query}`)).map((one) => one.id)).toContain(id)
  expect(await listed(`q=${word}&which=done`)).toEqual([])
  const { data } = ticketSchema.parse((await admin.request('GET', `/admin/site/contact/${id}`)).body)
  expect(data).toMatchObject({ state: 'new', message: `Het ${word} is zoek.`, events: [] })
})

describe('an answer', () => {
  test('is mailed once, with the sender’s text and the addressee as Reply-To, and closes the message', async () => {
    const { id, number, email } = await newTicket()
    const body = { text: 'Morgen op de mat.\n\nMet dank.', idempotencyKey: crypto.randomUUID() }
    const responses = await Promise.all([1, 2, 3].map(() => act('POST', `${id}/answers`, body)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const mail = await untilMail(email, `Antwoord op uw bericht ${number}`)
    expect(mail.replyTo).toEqual(['abonnement@gevel.example'])
    expect(mail.text).toContain('Morgen op de mat.\n\nMet dank.')
    expect(mail.text).toContain('> Kan ik mijn factuur nog eens krijgen?')
    const { data } = ticketSchema.parse((await admin.request('GET', `/admin/site/contact/${id}`)).body)
    expect(data.state).toBe('done')
    expect(data.events.map(({ kind }) => kind)).toEqual(['answer'])
    expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Antwoord'))).toHaveLength(1)
    const audited = await newsroom.database.query(
      `SELECT FROM gevel_audit_log WHERE kind = 'ticket.answered' AND target_id = $1`,
      [String(id)],
    )
    expect(audited.rows).toHaveLength(1)
  })

  test('cannot be sent to an anonymous tipper', async () => {
    const { number } = await storedTip({})
    const [tip] = await listed(`q=${number}`)
    const body = { text: 'Vertel eens meer.', idempotencyKey: crypto.randomUUID() }
    const response = await act('POST', `${tip?.id}/answers`, body)
    expect(response.status).toBe(400)
    expect(response.text).toContain('Deze tip is anoniem')
  })

  test('without a text is rejected', async () => {
    const { id } = await newTicket()
    const body = { text: ' \n ', idempotencyKey: crypto.randomUUID() }
    expect((await act('POST', `${id}/answers`, body)).status).toBe(400)
  })
})

test('changes the state and adds a note, each with its line in the history', async () => {
  const { id } = await newTicket()
  await act('PUT', `${id}/state`, { state: 'open' })
  await act('PUT', `${id}/state`, { state: 'open' })
  await act('POST', `${id}/notes`, { text: 'Gebeld.', idempotencyKey: crypto.randomUUID() })
  const { data } = ticketSchema.parse((await admin.request('GET', `/admin/site/contact/${id}`)).body)
  expect(data.events.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['state open', 'note Gebeld.'])
  expect((await act('PUT', `${id}/state`, { state: 'weg' })).status).toBe(400)
  expect((await act('PUT', '2147483647/state', { state: 'open' })).status).toBe(404)
})

test('downloads what matches as CSV, without formulas, and records it', async () => {
  const { number } = await newTicket({ message: '=HYPERLINK("https://kwaad.example")' })
  const response = await admin.request('GET', `/admin/site/contact/export?q=${number}`)
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.text).toContain(number)
  expect(response.text).toContain(`'=HYPERLINK`)
  const audited = await newsroom.database.query(
    `SELECT FROM gevel_audit_log WHERE kind = 'ticket.exported' AND $1 = ANY(changes)`,
    [`q=${number}`],
  )
  expect(audited.rows).toHaveLength(1)
})

test('shows messages to nobody without the permission, and is never cached', async () => {
  const { id } = await newTicket({ email: newEmail() })
  const { token } = await newsroom.createAndLogIn('redacteur')
  for (const path of ['', '/export', `/${id}`, `/${id}/files/1`])
    expect((await askAdmin('GET', `/admin/site/contact${path}`, undefined, { token })).status).toBe(403)
  const response = await admin.request('GET', `/admin/site/contact/${id}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
