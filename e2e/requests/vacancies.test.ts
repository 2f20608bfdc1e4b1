import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { newBrowser } from '../order-requests.ts'
import { articlePath, isGone, isOpen, vacancyPath } from '../paths.ts'
import { testEnvironment } from '../test-environment.ts'

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

/** The lists for machines that have the vacancies of an edition. */
async function listsOf(edition: string): Promise<string[]> {
  const list = edition === 'pro' ? 'provacatures' : 'vacatures'
  const index = (await ask('/sitemap.xml')).body
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return [`/feeds/${list}/jobs.xml`, ...parts.filter((part) => part.includes('vaca'))]
}

test('says within seconds of its closing that a vacancy is closed, in cached pages, feeds and sitemaps', async () => {
  const vacancy = await content.vacancy(isOpen)
  const lists = await listsOf(vacancy.edition)
  expect(lists.length).toBeGreaterThan(1)
  const path = vacancyPath(vacancy)
  const page = async () => (await ask(path)).body
  const closesAt = await setClosing(vacancy.id, new Date(Date.now() + 3_000))
  try {
    expect(await page()).toContain('"@type":"JobPosting"')
    for (const list of lists) expect((await ask(list)).body, list).toContain(path)
    // above the two seconds after which the backend notes a closing, and below the minute after which pages are rendered again
    await vi.waitFor(async () => expect(await page()).toContain('Deze vacature is gesloten.'), {
      timeout: 20_000,
      interval: 200,
    })
    const closed = await page()
    expect(closed).toContain('noindex')
    expect(closed).not.toContain('JobPosting')
    expect(closed).not.toContain(`solliciteren/${vacancy.id}`)
    for (const list of lists) expect((await ask(list)).body, list).not.toContain(path)
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

const evil = 'evil.example'

/** Headers by which somebody could try to have a page of their own in the cache. */
const poison: Record<string, string>[] = [
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
  { forwarded: `host=${evil};proto=http`, 'x-host': evil, 'x-forwarded-server': evil },
  { 'x-original-url': '/inloggen', 'x-rewrite-url': '/inloggen', 'x-http-method-override': 'POST' },
  {
    cookie: `strapi_jwt_x=${evil}; gevel_drafts=${'x'.repeat(43)}; consent=<script>; colour-mode=dark`,
    'x-evil': evil,
  },
  {
    'accept-language': 'en',
    'user-agent': `<script src=//${evil}>`,
    referer: `https://${evil}/`,
    origin: `https://${evil}`,
  },
]
const queries = [
  '?utm_source=%3Cscript%3Eevil.example',
  '?pro=evil.example',
  '?_data=x&_routes=y',
  '?a[]=1&a[__proto__]=evil.example',
  '?%00',
]

/** A page without what differs in each response. */
const withoutNonces = (body: string) => body.replaceAll(/nonce="[^"]*"/g, '')

test('gives nobody a page of a vacancy that somebody else shaped by headers, queries or cookies', async () => {
  const vacancy = await content.vacancy(isOpen)
  for (const path of [vacancyPath(vacancy), '/vacatures', '/vacatures/plaatsen']) {
    const before = await ask(path)
    for (const headers of poison) expect((await ask(path, headers)).body, path).not.toContain(evil)
    for (const query of queries) {
      const { status, headers } = await ask(path + query)
      expect([200, 301, 302, 400], path + query).toContain(status)
      expect(String(headers.location ?? ''), path + query).not.toMatch(/^(?:https?:)?\/\//)
    }
    const after = await ask(path)
    expect(after.status).toBe(200)
    expect(after.body).not.toContain(evil)
    expect(withoutNonces(after.body).length, path).toBe(withoutNonces(before.body).length)
  }
})

test('stores nothing of an application that is being written, whatever its request says', async () => {
  const vacancy = await content.vacancy((one) => isOpen(one) && one.takesApplications)
  const browser = newBrowser()
  const begun = await browser.post(`/vacatures/solliciteren/${vacancy.id}`, {})
  const path = begun.headers.get('location') ?? ''
  expect(path).toMatch(new RegExp(`^/vacatures/solliciteren/${vacancy.id}/[\\w-]{36}$`))
  for (const headers of [{}, ...poison]) {
    const own = await ask(path, { ...browser.headers, ...headers, cookie: browser.headers.cookie ?? '' })
    // a host that is not the site's is misdirected
    expect([200, 421]).toContain(own.status)
    expect(own.headers['cache-control']).toContain('no-store')
    expect(own.body).not.toContain(evil)
  }
  for (const query of ['', ...queries]) {
    const { status, headers, body } = await ask(path + query)
    expect([302, 301, 400, 404], query).toContain(status)
    expect(String(headers['cache-control'] ?? 'no-store'), query).not.toContain('public')
    expect(body).not.toContain('name="motivation"')
  }
})

test('keeps the lists with buttons to save public', async () => {
  for (const path of ['/vacatures', '/vacatures/cat/1', '/provacatures']) {
    await ask(path)
    const { headers, body } = await ask(path)
    expect(headers['cache-status'], path).toContain('hit')
    expect(headers['cache-control'], path).toContain('public')
    expect(body, path).toMatch(/aria-label="Bewaren: /)
  }
})

async function fetchData(path: string) {
  const response = await fetch(testEnvironment.backendUrl + path)
  return Object(await response.json()).data
}

test('lists the vacancies of a category below the text of an editor, and knows no other numbers', async () => {
  const { status, body } = await ask('/vacatures/cat/1')
  expect(status).toBe(200)
  const category = await fetchData('/public/vacancy-categories/1')
  expect(body).toContain(`<h1>${category.title}</h1>`)
  const ids = [...body.matchAll(/id="vacature-(\d+)"/g)].map(([, id]) => Number(id))
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids)
    expect((await fetchData(`/public/vacancies/${id}`)).category, String(id)).toBe(category.category)
  for (const path of ['/vacatures/cat/999', '/vacatures/cat/0', '/vacatures/cat/x', '/vacatures/cat'])
    expect((await ask(path)).status, path).toBe(404)
})
