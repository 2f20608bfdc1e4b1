import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath, isGone, isOpen, vacancyPath } from '../paths.ts'

const content = new Content()

/** Sets the moment at which a vacancy closes, and returns what it was. */
async function setClosing(id: number, closesAt: Date): Promise<Date> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const { rows } = await database.query('SELECT closes_at FROM vacancies WHERE public_id = $1', [id])
  await database.query('UPDATE vacancies SET closes_at = $2 WHERE public_id = $1', [id, closesAt])
  await database.end()
  return rows[0].closes_at
}

test('responds with 410 to a vacancy closed more than thirty days ago', async () => {
  const vacancy = await content.vacancy(isGone)
  const { status, body } = await ask(vacancyPath(vacancy))
  expect(status).toBe(410)
  expect(body).toContain('Deze vacature is gesloten en niet meer te zien.')
})

test('says within seconds of its closing that a vacancy is closed, in the HTML of a cached page', async () => {
  const vacancy = await content.vacancy(isOpen)
  const path = vacancyPath(vacancy)
  const page = async () => (await ask(path)).body
  const closesAt = await setClosing(vacancy.id, new Date(Date.now() + 3_000))
  try {
    expect(await page()).toContain('"@type":"JobPosting"')
    // above the two seconds after which the backend notes a closing, and below the minute after which pages are rendered again
    await vi.waitFor(async () => expect(await page()).toContain('Deze vacature is gesloten.'), {
      timeout: 20_000,
      interval: 200,
    })
    const closed = await page()
    expect(closed).toContain('noindex')
    expect(closed).not.toContain('JobPosting')
    expect(closed).not.toContain(`solliciteren/${vacancy.id}`)
  } finally {
    await setClosing(vacancy.id, closesAt)
  }
})

test('redirects a wrong slug of a vacancy to the canonical URL', async () => {
  const vacancy = await content.vacancy(isOpen)
  for (const wrong of [`/vacatures/vacature/${vacancy.id}/oud`, `/vacatures/vacature/${vacancy.id}`]) {
    const { status, headers } = await ask(wrong)
    expect({ wrong, status, to: headers.location }).toEqual({ wrong, status: 301, to: vacancyPath(vacancy) })
  }
})

test('leaves the intros of vacancies out of pages that show only their titles', async () => {
  const article = await content.article('general', () => true)
  for (const path of ['/', articlePath(article)]) {
    const { body } = await ask(path)
    const mentioned = new Set([...body.matchAll(/\/vacatures\/vacature\/(\d+)\//g)].map(([, id]) => Number(id)))
    expect(mentioned.size, path).toBeGreaterThan(0)
    for (const id of mentioned) {
      const { intro } = await content.vacancy((one) => one.id === id)
      expect(body, path).not.toContain(intro)
    }
  }
})
