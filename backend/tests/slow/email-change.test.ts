import { accountOverviewSchema, emailChangeStatusSchema } from '@gevel/contract/account'
import { describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from '../support/account-errors.ts'
import { codeIn, mailsTo, untilMail } from '../support/mails.ts'
import { goodPassword, newEmail, newReader } from '../support/registration.ts'
import { askAs, logInAs } from '../support/visitor.ts'

const ask = (jwt: string, email: string, password: string | undefined = goodPassword) =>
  askAs({ jwt }, 'POST', '/account/email-change', { email, password })
const confirm = (code: string) => askAs({}, 'POST', '/account/email-change/confirm', { code })
const statusOf = async (code: string) => emailChangeStatusSchema.strict().parse((await confirm(code)).body).status
const overview = async (jwt: string) =>
  accountOverviewSchema.strict().parse((await askAs({ jwt }, 'GET', '/account')).body)
const oldCode = async (email: string, after = 0) =>
  codeIn(await untilMail(email, 'Bevestig de wijziging', after), '/email-valideren')
const newCode = async (email: string) => codeIn(await untilMail(email, 'Bevestig uw nieuwe'), '/email-valideren')

describe('a change of e-mail address', () => {
  test.each(['old first', 'new first'])('takes effect when both addresses are confirmed, %s', async (order) => {
    const { jwt, user } = await newReader()
    const email = newEmail()
    expect((await ask(jwt, email.toUpperCase())).body).toEqual({ ok: true })
    const codes = [await oldCode(user.email), await newCode(email)]
    const [first = '', second = ''] = order === 'old first' ? codes : codes.toReversed()
    expect(await statusOf(first)).toBe('waiting')
    expect((await overview(jwt)).emailChange).toMatchObject({ email, oldConfirmed: order === 'old first' })
    expect((await overview(jwt)).account.email).toBe(user.email)
    expect(await statusOf(second)).toBe('changed')
    expect(await overview(jwt)).toMatchObject({ emailChange: null, account: { email, username: email } })
    await untilMail(user.email, 'Uw e-mailadres is gewijzigd')
    await logInAs(email, goodPassword)
    const before = await askAs({}, 'POST', '/auth/local', { identifier: user.email, password: goodPassword })
    expect(accountErrorOf(before).code).toBe('invalid-credential')
  })

  test('takes effect once when both links are used at once', async () => {
    const { jwt, user } = await newReader()
    const email = newEmail()
    await ask(jwt, email)
    const codes = [await oldCode(user.email), await newCode(email)]
    const responses = await Promise.all([...codes, ...codes].map(confirm))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400])
    expect((await overview(jwt)).account.email).toBe(email)
  })

  test('to a taken address gets the same response, and never takes effect', async () => {
    const [own, other] = [await newReader(), await newReader()]
    expect((await ask(own.jwt, other.user.email)).body).toEqual({ ok: true })
    await untilMail(other.user.email, 'U hebt al een account')
    expect(await statusOf(await oldCode(own.user.email))).toBe('waiting')
    expect((await mailsTo(other.user.email)).filter(({ subject }) => subject.includes('nieuwe'))).toEqual([])
    expect((await overview(own.jwt)).account.email).toBe(own.user.email)
  })

  test('to an address that two accounts request takes effect for the first to confirm', async () => {
    const [one, two] = [await newReader(), await newReader()]
    const email = newEmail()
    await ask(one.jwt, email)
    const firstCodes = [await oldCode(one.user.email), await newCode(email)]
    await ask(two.jwt, email)
    const newOfTwo = codeIn(await untilMail(email, 'Bevestig uw nieuwe', 1), '/email-valideren')
    for (const code of firstCodes) await confirm(code)
    expect(await statusOf(newOfTwo)).toBe('waiting')
    expect(accountErrorOf(await confirm(await oldCode(two.user.email))).code).toBe('email-already-in-use')
    expect((await overview(one.jwt)).account.email).toBe(email)
  })

  test('revokes earlier links when it is requested again or cancelled', async () => {
    const { jwt, user } = await newReader()
    const email = newEmail()
    await ask(jwt, email)
    const before = await newCode(email)
    await ask(jwt, newEmail())
    const since = await oldCode(user.email, 1)
    expect(accountErrorOf(await confirm(before)).code).toBe('invalid-action-code')
    expect((await askAs({ jwt }, 'DELETE', '/account/email-change')).status).toBe(204)
    expect(accountErrorOf(await confirm(since)).code).toBe('invalid-action-code')
    expect((await overview(jwt)).emailChange).toBeNull()
  })

  test('requires the password', async () => {
    const { jwt } = await newReader()
    expect(accountErrorOf(await ask(jwt, newEmail(), 'dit is het niet')).code).toBe('wrong-password')
  })

  test('requires another address', async () => {
    const { jwt, user } = await newReader()
    expect(fieldErrorsOf(await ask(jwt, user.email)).email).toBe('Dit is al uw e-mailadres.')
    expect(fieldErrorsOf(await ask(jwt, 'geen adres')).email).toBe('Vul een geldig e-mailadres in.')
  })
})
