import { describe, expect } from 'vitest'
import { fieldErrorsOf } from '../support/account-errors.ts'
import { prepareCompanies, subject } from '../support/invitations.ts'
import { mailsTo, untilMail } from '../support/mails.ts'
import { newEmail } from '../support/registration.ts'

const withCompany = prepareCompanies()

describe('a list', () => {
  withCompany('invites everybody in it', async ({ invite, seats }) => {
    const emails = Array.from({ length: 3 }, newEmail)
    const list = `Jan de Wit <${emails[0]}>; ${emails[1]}\r\n"Kim" <${emails[2]}>, ${emails[2]}`
    expect((await invite(list)).body).toEqual({ sent: 3 })
    const { invitations, used } = await seats()
    expect(invitations.map(({ email, name }) => [email, name])).toEqual([
      [emails[0], 'Jan de Wit'],
      [emails[1], null],
      [emails[2], 'Kim'],
    ])
    expect(used).toBe(4)
    await untilMail(emails[0] ?? '', subject)
  })

  withCompany('invites nobody when a line is wrong, and names each one', async ({ company, invite, seats }) => {
    const email = newEmail()
    const { list } = fieldErrorsOf(await invite(`${email}\nPiet\nkees@`))
    expect(list).toBe('Regel 2: ‘Piet’ is geen e-mailadres.\nRegel 3: ‘kees@’ is geen e-mailadres.')
    expect(fieldErrorsOf(await invite(`${email}\n${company.owner.email}`)).list).toBe(
      `${company.owner.email} leest al mee.`,
    )
    expect(fieldErrorsOf(await invite(' \n')).list).toBe('Vul een e-mailadres in.')
    expect((await seats()).invitations).toEqual([])
    expect(await mailsTo(email)).toEqual([])
  })

  withCompany('invites nobody when there are too few seats', async ({ invite, seats }) => {
    const { list } = fieldErrorsOf(await invite(Array.from({ length: 5 }, newEmail).join(';')))
    expect(list).toBe('Er zijn 4 plaatsen vrij; de lijst heeft 5 adressen.')
    expect((await seats()).used).toBe(1)
  })

  withCompany('of twenty at once never gives more seats than there are', async ({ invite, seats }) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => invite(newEmail())))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4)
    expect((await seats()).used).toBe(5)
  })
})
