import { writeReceivedAt } from '@gevel/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { openDatabase } from './support/database.ts'
import { mailsTo, untilMail } from './support/mails.ts'
import { newEmail } from './support/registration.ts'
import { runJobs } from './support/run-jobs.ts'
import { askAs, someAddress } from './support/visitor.ts'
import { newStatement, sendStatement, shownReceipt, statementsFrom, storedReceipt } from './support/withdrawals.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

const subject = 'Wij hebben uw herroeping ontvangen'

describe('a statement of withdrawal', () => {
  test('is acknowledged at once with its contents, day and second', async () => {
    const statement = newStatement({ orderText: 'Gevel compleet, besteld op 3 november' })
    const shown = await shownReceipt(await storedReceipt(statement))
    expect(shown).toMatchObject({ orderText: statement.orderText, email: statement.email })
    const mail = await untilMail(statement.email, subject)
    expect(mail.text).toContain(`> Ik herroep: ${statement.orderText}`)
    expect(mail.text).toContain(`> Naam: ${statement.name}`)
    expect(mail.text.replace(/\n> /g, ' ')).toContain(`Ontvangen op ${writeReceivedAt(new Date(shown.receivedAt))}`)
    expect(await statementsFrom(database, statement.email)).toMatchObject([{ name: statement.name }])
  })

  test('is stored once when it is sent twenty times at once', async () => {
    const statement = newStatement()
    const address = someAddress()
    const sent = await Promise.all(Array.from({ length: 20 }, () => storedReceipt(statement, { address })))
    expect(new Set(sent).size).toBe(1)
    expect(await statementsFrom(database, statement.email)).toHaveLength(1)
    await untilMail(statement.email, subject)
    expect(await mailsTo(statement.email)).toHaveLength(1)
  })

  test('with the key of an earlier one and another order is one of its own', async () => {
    const first = newStatement()
    await storedReceipt(first)
    await storedReceipt({ ...first, orderText: 'B2026-999998' })
    expect(await statementsFrom(database, first.email)).toHaveLength(2)
  })

  test.each([
    ['no order', { orderText: ' \u200b ' }, 'orderText'],
    ['an order of a page', { orderText: 'x'.repeat(201) }, 'orderText'],
    ['no name', { name: '' }, 'name'],
    ['a line break in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['no key', { idempotencyKey: 'x' }, 'idempotencyKey'],
  ])('with %s is rejected with a sentence at the field', async (_, wrong, field) => {
    const response = await sendStatement(newStatement(wrong))
    expect(response.status).toBe(400)
    expect(Object.keys(fieldErrorsOf(response))).toEqual([field])
  })

  test('sends no advertisement to an address that somebody else typed', async () => {
    const statement = newStatement({ orderText: 'Koop nu op https://voordeel.example/fiets\r\nBcc: x@y.example' })
    await storedReceipt(statement)
    const mail = await untilMail(statement.email, subject)
    for (const text of [mail.text, mail.html]) expect(text).not.toMatch(/voordeel\.example|https:\/\/voordeel/)
    expect(await mailsTo('x@y.example')).toEqual([])
  })

  test('waits a minute when many came from its network, and is accepted then', async () => {
    const address = someAddress()
    for (let sent = 0; sent < 10; sent += 1) await storedReceipt(newStatement(), { address })
    const { code, message } = accountErrorOf(await sendStatement(newStatement(), { address }))
    expect(code).toBe('too-many-requests')
    expect(message).toMatch(/^Er kwamen net veel herroepingen van uw netwerk\. .* Wacht een minuut/)
    await storedReceipt(newStatement(), { address: someAddress() })
  })

  test('is accepted however many name its mailbox, whose mails then come one after the other', async () => {
    const [name = ''] = newEmail().split('@')
    const emails = Array.from({ length: 7 }, (_, label) => `${name}+${label}@lezers.example`)
    for (const email of emails) await storedReceipt(newStatement({ email }))
    for (const email of emails.slice(0, 5)) await untilMail(email, subject)
    const waiting = `SELECT data ->> 'to' AS email, round(extract(epoch FROM start_after - created_on) / 60)::integer AS minutes
      FROM gevel_jobs.job WHERE name = 'mail' AND data ->> 'to' = ANY ($1) AND state = 'created' ORDER BY start_after`
    const { rows } = await database.query(waiting, [emails])
    expect(rows).toEqual([
      { email: emails[5], minutes: 10 },
      { email: emails[6], minutes: 20 },
    ])
  })
})

test.each(['', 'x', `receipt.H2026-000001.zzzzzz.${'A'.repeat(43)}`, '%00'])(
  'shows nothing for the code %j of an acknowledgement or link',
  async (code) => {
    expect((await askAs({}, 'POST', '/public/withdrawals/receipt', { code })).body).toEqual({ receipt: null })
    expect((await askAs({}, 'POST', '/public/withdrawals/link', { code })).body).toEqual({ statement: null })
  },
)

test('removes statements that came to nothing after two years, and keeps those that wait for a person', async () => {
  const [kept, removed, waiting] = [newStatement(), newStatement(), newStatement()]
  for (const [{ email }, state, days] of [
    [kept, 'refused', 728],
    [removed, 'refused', 733],
    [waiting, 'open', 5_000],
  ] as const) {
    await storedReceipt(newStatement({ email }))
    await database.query(
      `UPDATE gevel_withdrawals SET state = $2, refusal = 'x', obstacle = 'unknown-order', changed_at = now() - make_interval(days => $3)
       WHERE email = $1`,
      [email, state, days],
    )
  }
  await runJobs(database, 'withdrawal-clean-up')
  expect(await statementsFrom(database, kept.email)).toHaveLength(1)
  expect(await statementsFrom(database, removed.email)).toEqual([])
  expect(await statementsFrom(database, waiting.email)).toHaveLength(1)
})
