import { colleaguesSchema } from '@gevel/contract/invitations'
import { ownCompanySchema, ownVacancySchema, sentVacancySchema } from '@gevel/contract/own-vacancies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { openDatabase } from '../support/database.ts'
import { untilMail } from '../support/mails.ts'
import { detailsOf, newEmployer, placementOf, sendPlacement } from '../support/placed-vacancies.ts'
import { newReader } from '../support/registration.ts'
import { askAs } from '../support/visitor.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

type Reader = Awaited<ReturnType<typeof newReader>>

async function companiesOf({ jwt }: { jwt: string }) {
  const { body } = await askAs({ jwt }, 'GET', '/account/companies')
  return ownCompanySchema.array().parse(Object(body).data)
}

async function peopleOf({ jwt, number }: { jwt: string; number: string }) {
  const { body } = await askAs({ jwt }, 'GET', `/account/companies/${number}/colleagues`)
  return colleaguesSchema.parse(Object(body).data)
}

/** An employer with its number, and a way to invite somebody who accepts. */
async function newCompany() {
  const owner = await newEmployer(database)
  const [company] = await companiesOf(owner)
  const number = company?.number ?? ''
  return { ...owner, number }
}
type Company = Awaited<ReturnType<typeof newCompany>>

async function join({ jwt, number }: Company, role: 'member' | 'owner' = 'member'): Promise<Reader> {
  const colleague = await newReader()
  const input = { list: colleague.user.email, role }
  expect((await askAs({ jwt }, 'POST', `/account/companies/${number}/invitations`, input)).status).toBe(200)
  const mail = await untilMail(colleague.user.email, 'Werk mee')
  const code = /code=([\w.~-]+)/.exec(mail.text)?.[1] ?? ''
  const accepted = await askAs({ jwt: colleague.jwt }, 'POST', '/public/invitations/accept', { code })
  expect(accepted.status).toBe(200)
  return colleague
}

describe('a colleague', () => {
  test('works on the vacancies of the company from the moment of accepting, and sees no invoices', async () => {
    const company = await newCompany()
    const member = await join(company)
    const { body } = await askAs({ jwt: member.jwt }, 'GET', `/account/vacancies/${company.id}`)
    expect(ownVacancySchema.parse(Object(body).data)).toMatchObject({ id: company.id, role: 'member' })
    expect(await companiesOf(member)).toMatchObject([{ number: company.number, role: 'member', details: null }])
    for (const path of [`/account/companies/${company.number}`, `/account/companies/${company.number}/colleagues`])
      expect((await askAs({ jwt: member.jwt }, 'GET', path)).status, path).toBe(404)
    const invited = { list: 'iemand@voorbeeld.example', role: 'owner' }
    const inviting = await askAs(
      { jwt: member.jwt },
      'POST',
      `/account/companies/${company.number}/invitations`,
      invited,
    )
    expect(inviting.status).toBe(404)
  })

  test('places for the company, whose details stay, and makes no new customer', async () => {
    const company = await newCompany()
    const member = await join(company)
    const placement = {
      ...(await placementOf(database, 'Stage en leerbaan')),
      ...{ companyNumber: company.number, details: detailsOf('ander@voorbeeld.example') },
    }
    const sent = sentVacancySchema.parse((await sendPlacement(placement, { jwt: member.jwt })).body)
    expect(await companiesOf(member)).toHaveLength(1)
    const [owned] = await companiesOf(company)
    expect(owned?.details?.email).toBe(company.user.email)
    expect((await askAs({ jwt: company.jwt }, 'GET', `/account/vacancies/${sent.id}`)).status).toBe(200)
    await untilMail(member.user.email, 'Vacature ontvangen')
  })

  test('finds nothing at the next request once it is removed', async () => {
    const company = await newCompany()
    const member = await join(company)
    const path = `/account/companies/${company.number}/colleagues/${member.user.id}`
    expect((await askAs({ jwt: company.jwt }, 'DELETE', path)).status).toBe(204)
    for (const path of [`/account/vacancies/${company.id}`, `/account/vacancies/${company.id}/applications`])
      expect((await askAs({ jwt: member.jwt }, 'GET', path)).status, path).toBe(404)
    const withdrawing = await askAs({ jwt: member.jwt }, 'POST', `/account/vacancies/${company.id}/withdrawal`)
    expect(withdrawing.status).toBe(404)
    const placement = { ...(await placementOf(database, 'Stage en leerbaan')), companyNumber: company.number }
    const rejected = await sendPlacement(placement, { jwt: member.jwt })
    expect(accountErrorOf(rejected)).toMatchObject({ code: 'vacancies/company' })
  })

  test('of another company is nobody here', async () => {
    const [company, other] = await Promise.all([newCompany(), newCompany()])
    expect((await askAs({ jwt: other.jwt }, 'GET', `/account/vacancies/${company.id}`)).status).toBe(404)
    expect((await askAs({ jwt: other.jwt }, 'GET', `/account/companies/${company.number}`)).status).toBe(404)
    const placement = { ...(await placementOf(database, 'Stage en leerbaan')), companyNumber: company.number }
    expect((await sendPlacement(placement, { jwt: other.jwt })).status).toBe(409)
  })
})

describe('the owners of a company', () => {
  test('are never none, also when two of them step back at once', async () => {
    const company = await newCompany()
    const second = await join(company, 'owner')
    const roleOf = (id: number) => `/account/companies/${company.number}/colleagues/${id}/role`
    const asked = await Promise.all(
      [company, second].map(({ jwt, user }) => askAs({ jwt }, 'PUT', roleOf(user.id), { role: 'member' })),
    )
    expect(asked.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const owners = [company, second].map(async ({ jwt }) => (await companiesOf({ jwt }))[0]?.role)
    expect((await Promise.all(owners)).toSorted()).toEqual(['member', 'owner'])
  })

  test('see who was invited, and take an invitation back', async () => {
    const company = await newCompany()
    const input = { list: 'Jan de Wit <jan@wit.example>', role: 'member' }
    const path = `/account/companies/${company.number}/invitations`
    await askAs({ jwt: company.jwt }, 'POST', path, input)
    const { invitations, people } = await peopleOf(company)
    expect(people).toMatchObject([{ role: 'owner', isSelf: true }])
    expect(invitations).toMatchObject([{ email: 'jan@wit.example', name: 'Jan de Wit', role: 'member' }])
    const withdrawing = await askAs({ jwt: company.jwt }, 'DELETE', `${path}/${invitations[0]?.id}`)
    expect(withdrawing.status).toBe(204)
    expect((await peopleOf(company)).invitations).toEqual([])
  })
})
