import { sentVacancySchema } from '@gevel/contract/own-vacancies'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { logIn } from '../support/admin.ts'
import { createReaders, type Member } from '../support/create-readers.ts'
import { mailsTo, untilMail } from '../support/mails.ts'
import {
  beginVacancy,
  detailsOf,
  newEmployer,
  placementOf,
  sendPlacement,
  vacancyText,
} from '../support/placed-vacancies.ts'
import { statusesOf, TwoBackends } from '../support/two-backends.ts'
import { askAs, type Visit } from '../support/visitor.ts'
import { test } from '../support/with-second-backend.ts'

const backends = TwoBackends.forThisFile()

/** A placement by an account, with its own address. */
async function placementBy({ email }: Pick<Member, 'email'>, name: 'Basis' | 'Stage en leerbaan' = 'Basis') {
  return placementOf(backends.database, name, { details: detailsOf(email) })
}

describe('fifty employers who send at the same moment, each twice, to two backends', () => {
  const people: Member[] = []
  let responses: Awaited<ReturnType<typeof askAs>>[]
  beforeAll(async () => {
    // each log-in hashes a password: not all at once
    for (let group = 0; group < 10; group++) people.push(...(await createReaders(backends.database, 5)))
    const begun = await Promise.all(
      people.map(async (person) => ({
        person,
        placement: await placementBy(person),
        draft: await beginVacancy({ jwt: person.jwt }),
      })),
    )
    const sends = begun.flatMap(({ person: { jwt }, placement, draft }, at) =>
      [at, at + 1].map((turn) => sendPlacement(placement, { jwt, backend: backends.at(turn) }, draft)),
    )
    responses = await Promise.all(sends)
  }, 300_000)

  test('each get one vacancy, whichever response arrives', () => {
    expect(statusesOf(responses).filter((status) => status !== 200)).toEqual([])
    const ids = responses.map(({ body }) => sentVacancySchema.parse(body).id)
    expect(new Set(ids).size).toBe(50)
    for (let at = 0; at < ids.length; at += 2) expect(ids[at]).toBe(ids[at + 1])
  })

  test('each have one order, whose numbers have no gap', async () => {
    const { rows } = await backends.database.query(
      `SELECT o.number FROM gevel_vacancies v JOIN gevel_orders o ON o.id = v.order_id WHERE v.placed_by = ANY($1) ORDER BY o.number`,
      [people.map(({ user }) => user.id)],
    )
    const numbers = rows.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))
    expect(numbers).toHaveLength(50)
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(49)
  })

  test('each get one mail', async () => {
    for (const { email } of people) {
      await untilMail(email, 'Vacature ontvangen')
      const mails = await mailsTo(email)
      expect(mails.filter(({ subject }) => subject?.startsWith('Vacature ontvangen'))).toHaveLength(1)
    }
  })
})

describe('one draft in two tabs', () => {
  const save = (visit: Visit, draft: Awaited<ReturnType<typeof beginVacancy>>, title: string) =>
    askAs(visit, 'PUT', `/public/drafts/${draft.id}/steps/tekst`, {
      ...{ wizard: 'vacature', key: draft.key, entries: { title } },
    })

  test('is sent by the tab that shows what is stored, and by no other', async () => {
    const [person] = await createReaders(backends.database, 1)
    if (!person) throw new Error('There is no account')
    const draft = await beginVacancy(person)
    const [first, second] = await Promise.all([save(person, draft, 'Tab een'), save(person, draft, 'Tab twee')])
    expect([first, second].map(({ status }) => status)).toContain(200)
    const old = await sendPlacement(await placementBy(person), person, draft)
    expect([old.status, accountErrorOf(old).code]).toEqual([409, 'drafts/changed'])
    const { rows } = await backends.database.query('SELECT id FROM gevel_vacancies WHERE placed_by = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([])
  })
})

describe('at the end of its last day, with two backends', () => {
  test('each vacancy expires once, and none is in a list from that second on', { timeout: 120_000 }, async () => {
    const admin = await logIn()
    const employers = await Promise.all(
      Array.from({ length: 8 }, () => newEmployer(backends.database, 'Stage en leerbaan')),
    )
    const ids = employers.map(({ id }) => id)
    for (const id of ids) {
      const { status } = await admin.request('POST', `/admin/site/vacancies/${id}/approval`, { version: 1 })
      expect(status).toBe(200)
    }
    const ends = new Date(Date.now() + 3_000)
    await backends.database.query(
      `UPDATE vacancies d SET closes_at = $2 FROM gevel_vacancies v WHERE d.document_id = v.document_id AND v.id = ANY($1)`,
      [ids, ends],
    )
    await backends.database.query('UPDATE gevel_vacancies SET online_until = $2 WHERE id = ANY($1)', [ids, ends])
    const { rows: pages } = await backends.database.query('SELECT public_id FROM gevel_vacancies WHERE id = ANY($1)', [
      ids,
    ])
    const numbers = new Set(pages.map(({ public_id }) => public_id))
    const listed = async (turn: number) => {
      const { body } = await askAs({ backend: backends.at(turn) }, 'GET', '/public/vacancies?pageSize=50')
      return Object(body).data.filter(({ id }: { id: number }) => numbers.has(id)).length
    }
    expect([await listed(0), await listed(1)]).toEqual([8, 8])
    await new Promise((resolve) => setTimeout(resolve, ends.getTime() - Date.now() + 1))
    expect([await listed(0), await listed(1)]).toEqual([0, 0])
    await vi.waitFor(
      async () => {
        const { rows } = await backends.database.query(
          `SELECT subject_id FROM gevel_ledger_events WHERE subject = 'vacancy' AND kind = 'expired' AND subject_id = ANY($1) ORDER BY 1`,
          [ids],
        )
        expect(rows.map(({ subject_id }) => Number(subject_id))).toEqual(ids.toSorted((one, other) => one - other))
      },
      { timeout: 60_000, interval: 500 },
    )
    // what is cached is rendered again, by a timer of its own that looks every two seconds
    await vi.waitFor(
      async () => {
        const { rows } = await backends.database.query(`SELECT FROM gevel_changes WHERE tag = 'vacancy' AND at >= $1`, [
          ends,
        ])
        expect(rows.length).toBeGreaterThan(0)
      },
      { timeout: 10_000, interval: 500 },
    )
  })
})

describe('a text that somebody sends to do harm', () => {
  test.each([
    ['a link that runs a script', { body: '[klik](javascript:alert(1)) en genoeg tekst' }],
    ['an address of the employer that runs a script', { apply: { way: 'link', url: 'javascript:alert(1)' } }],
    ['a megabyte', { body: 'a'.repeat(1_000_000) }],
    ['a NUL', { title: 'Verkoper\0' }],
    ['a salary beyond all numbers', { salaryMin: 1e308 }],
    ['hours as text', { hoursMin: 'veel' }],
    ['a province that is not there', { province: 'Vlaanderen' }],
    ['another edition', { edition: 'admin' }],
    ['a prototype', JSON.parse('{"__proto__": {"isAdmin": true}, "title": 7}')],
  ])('is rejected or stored without harm: %s', async (_, fields) => {
    const [person] = await createReaders(backends.database, 1)
    if (!person) throw new Error('There is no account')
    const placement = await placementBy(person, 'Stage en leerbaan')
    const response = await sendPlacement({ ...placement, text: vacancyText(fields as object) }, person)
    expect([200, 400, 413]).toContain(response.status)
    const { rows } = await backends.database.query('SELECT text::text FROM gevel_vacancies WHERE placed_by = $1', [
      person.user.id,
    ])
    expect(rows.map(({ text }) => text).join()).not.toMatch(/"(url|href)": *"javascript:/i)
  })
})

afterAll(async () => {
  await backends.database?.query(`DELETE FROM gevel_limits`)
})
