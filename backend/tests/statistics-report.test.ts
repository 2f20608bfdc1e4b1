import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../scripts/demo-accounts.ts'
import type { ShownFigures } from '../src/statistics/report/figures/show-figures.ts'
import type { ShownList } from '../src/statistics/report/lists/show-list.ts'
import { type Admin, logIn } from './support/admin.ts'
import { ask } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { report, somePath, view } from './support/statistics.ts'
import { bearerOf } from './support/visitor.ts'

let database: Client
let owner: Admin

const ownerEmail = demoAccounts.find(({ role }) => role === 'owner')?.email ?? ''
const tables = ['events', 'hours', 'days', 'months', 'filtered'].map((name) => `gevel_statistics_${name}`)

async function empty(): Promise<void> {
  await database.query(tables.map((table) => `DELETE FROM ${table}`).join('; '))
}

beforeAll(async () => {
  database = await openDatabase()
  owner = await logIn(ownerEmail)
})
beforeEach(async () => {
  await empty()
  // the roll-ups count periods since the newest again: this keeps them from replacing the rows of a test
  await database.query(`
    INSERT INTO gevel_statistics_days VALUES (current_date + 2, 'proef', '', '', 0, 0);
    INSERT INTO gevel_statistics_hours VALUES (now() + interval '3 hours', 'proef', '', '', 0, 0)`)
})
afterAll(async () => {
  await empty()
  await database.query(`DELETE FROM gevel_search_misses WHERE query LIKE 'zzproef%'`)
  await database.end()
})

type Row = [day: string, kind: string, dimension: string, value: string, events: number, visitors?: number]

/** Stores roll-ups of days. */
async function store(...rows: Row[]): Promise<void> {
  for (const [day, kind, dimension, value, events, visitors = 0] of rows)
    await database.query('INSERT INTO gevel_statistics_days VALUES ($1, $2, $3, $4, $5, $6)', [
      ...[day, kind, dimension, value, events, visitors],
    ])
}

const own = (from: string, until: string, more = '') => `periode=eigen&van=${from}&tot=${until}${more}`
async function figures(query: string): Promise<ShownFigures> {
  const { status, body, text } = await owner.request('GET', `/statistics-report?${query}`)
  expect(status, text).toBe(200)
  return (body as { data: ShownFigures }).data
}
async function list(name: string, query: string): Promise<ShownList> {
  const { status, body, text } = await owner.request('GET', `/statistics-report/lists/${name}?${query}`)
  expect(status, text).toBe(200)
  return (body as { data: ShownList }).data
}
const rowsOf = ({ rows }: ShownList) => rows.map(({ name, values, before }) => [name, values, before])

describe('the figures', () => {
  test('add up days, also of one edition, and of the period before', async () => {
    await store(
      ['2025-03-10', 'Pageview', 'all', '', 100, 40],
      ['2025-03-10', 'Pageview', 'edition', 'pro', 30, 9],
      ['2025-03-11', 'Pageview', 'all', '', 50, 20],
      ['2025-03-11', 'session-start', 'all', '', 25, 20],
      ['2025-03-11', 'Lead', 'all', '', 3],
      ['2025-03-11', 'user-auth-sign-up', 'all', '', 2],
      ['2025-03-11', 'Install', 'all', '', 1],
      ['2025-03-08', 'Pageview', 'all', '', 10, 5],
      ['2025-03-12', 'Pageview', 'all', '', 999, 999],
      ['2024-03-11', 'Pageview', 'all', '', 7, 6],
    )
    const shown = await figures(own('2025-03-10', '2025-03-11'))
    expect(shown).toMatchObject({
      range: { from: '2025-03-10', until: '2025-03-11' },
      compared: { from: '2025-03-08', until: '2025-03-09' },
      isOngoing: false,
      grain: 'day',
      totals: { views: 150, visitors: 60, visits: 25, leads: 3, signUps: 2, installs: 1 },
      before: { views: 10, visitors: 5, visits: 0 },
    })
    expect(shown.points.map(({ at, values, before }) => [at, values.views, before?.views])).toEqual([
      ['2025-03-10', 100, 10],
      ['2025-03-11', 50, 0],
    ])
    const pro = await figures(own('2025-03-10', '2025-03-11', '&editie=pro&vergelijking=geen'))
    expect(pro).toMatchObject({ totals: { views: 30, visitors: 9, installs: null }, before: null, compared: null })
    const lastYear = await figures(own('2025-03-10', '2025-03-11', '&vergelijking=vorig-jaar'))
    expect(lastYear.before).toMatchObject({ views: 7, visitors: 6 })
  })

  test('are zero for an empty database', async () => {
    const shown = await figures('periode=dit-jaar')
    expect(shown.totals).toEqual({ views: 0, visitors: 0, visits: 0, leads: 0, signUps: 0, installs: 0 })
    for (const name of ['paginas', 'bedrijven', 'banners', 'accounts', 'gefilterd', 'mail'])
      expect((await list(name, '')).rows).toEqual([])
  })

  test('of a long period are by month, each compared with the same month', async () => {
    await store(
      ['2024-12-31', 'Pageview', 'all', '', 1],
      ['2025-01-31', 'Pageview', 'all', '', 2],
      ['2025-02-01', 'Pageview', 'all', '', 4],
      ['2024-02-29', 'Pageview', 'all', '', 8],
    )
    const { grain, points, compared } = await figures(own('2025-01-01', '2025-06-30', '&vergelijking=vorig-jaar'))
    expect([grain, points.length, compared]).toEqual(['month', 6, { from: '2024-01-01', until: '2024-06-30' }])
    expect(points.slice(0, 2).map(({ at, values, before }) => [at, values.views, before?.views])).toEqual([
      ['2025-01', 2, 0],
      ['2025-02', 4, 8],
    ])
  })

  test('of today are by hour; hours to come are unknown', async () => {
    await database.query(
      `INSERT INTO gevel_statistics_hours SELECT date_trunc('hour', now()) - make_interval(days => n), 'Pageview', 'all', '', 5 + n, 3 FROM generate_series(0, 1) n`,
    )
    const { grain, isOngoing, points } = await figures('')
    expect([grain, isOngoing]).toEqual(['hour', true])
    const now = points.findLast(({ values }) => values.views !== null)
    expect(now?.values).toMatchObject({ views: 5, visitors: 3 })
    expect(now?.before).toMatchObject({ views: 6 })
  })
})

test('the hours of a day on which the clock changes are all there', async () => {
  const [day = '', hours] = await clockChange()
  await database.query(
    `INSERT INTO gevel_statistics_hours SELECT at, 'Pageview', 'all', '', 1, 1
     FROM generate_series($1::timestamp AT TIME ZONE 'Europe/Amsterdam', ($1::timestamp + interval '1 day') AT TIME ZONE 'Europe/Amsterdam' - interval '1 hour', interval '1 hour') at`,
    [day],
  )
  const { points, grain } = await figures(own(day, day))
  // the hours of a day are deleted after three months
  if (grain !== 'hour') return
  expect(points).toHaveLength(hours)
  expect(points.every(({ values }) => values.views === 1)).toBe(true)
})

/** The last day on which the clock changed, with its number of hours. */
async function clockChange(): Promise<[day: string, hours: number]> {
  const { rows } = await database.query(
    `SELECT day::date::text AS day, extract(epoch FROM (day + interval '1 day') AT TIME ZONE 'Europe/Amsterdam' - day AT TIME ZONE 'Europe/Amsterdam')::integer / 3600 AS hours
     FROM generate_series((current_date - 366)::timestamp, (current_date - 1)::timestamp, interval '1 day') day
     WHERE (day + interval '1 day') AT TIME ZONE 'Europe/Amsterdam' - day AT TIME ZONE 'Europe/Amsterdam' <> interval '1 day'
     ORDER BY 1 DESC LIMIT 1`,
  )
  return [rows[0].day, rows[0].hours]
}

describe('the lists', () => {
  const day = '2025-03-10'
  const period = own(day, day)

  test('show titles and links of pages, the most viewed first', async () => {
    const { rows } = await database.query(
      `SELECT public_id AS id, title, document_id FROM contents WHERE published_at IS NOT NULL AND edition = 'pro' ORDER BY public_id LIMIT 1`,
    )
    const { id, title, document_id } = rows[0]
    await store(
      [day, 'Pageview', 'path', '/pro', 5, 4],
      [day, 'Pageview', 'path', `/item/${id}`, 9, 8],
      [day, 'Pageview', 'path', '/item/9999999999', 1, 1],
      [day, 'Pageview', 'edition path', `pro /item/${id}`, 7, 6],
      [day, 'Pageview', 'edition path', `general /news/1`, 3, 2],
      ['2025-03-09', 'Pageview', 'path', `/item/${id}`, 4, 4],
      ['2025-03-09', 'Pageview', 'path', `/nieuws`, 400, 4],
    )
    const shown = await list('paginas', period)
    expect(rowsOf(shown)).toEqual([
      [title, [9, 8], [4, 4]],
      ['/pro', [5, 4], [0, 0]],
      ['/item/9999999999', [1, 1], [0, 0]],
    ])
    expect(shown.rows[0]).toMatchObject({
      detail: `/item/${id}`,
      page: expect.stringMatching(new RegExp(`^/item/${id}/`)),
      screen: `/content-manager/collection-types/api::content.content/${document_id}`,
    })
    expect(rowsOf(await list('paginas', `${period}&editie=pro`))).toEqual([[title, [7, 6], [0, 0]]])
    expect(await list('paginas', `${period}&aantal=1`)).toMatchObject({ hasMore: true, rows: [{ name: title }] })
  })

  test('count leads per company and vacancy by action, and their views', async () => {
    const { rows: companies } = await database.query(
      `SELECT link, name FROM partners WHERE published_at IS NOT NULL AND kind = 'partner' ORDER BY link LIMIT 2`,
    )
    const [one, two] = companies
    const { rows: vacancies } = await database.query(
      `SELECT public_id AS id, title FROM vacancies WHERE published_at IS NOT NULL LIMIT 1`,
    )
    const [vacancy] = vacancies
    await store(
      [day, 'Lead', 'subject action', `company:${one.link} site`, 3],
      [day, 'Lead', 'subject action', `company:${one.link} phone`, 1],
      [day, 'Lead', 'subject action', `company:${two.link} mail`, 5],
      [day, 'Lead', 'subject action', `vacancy:${vacancy.id} site`, 2],
      [day, 'Lead', 'edition subject action', `pro company:${one.link} site`, 2],
      [day, 'Pageview', 'subject', `company:${one.link}`, 50],
      [day, 'Pageview', 'subject', `company:onbekend`, 10],
      [day, 'Pageview', 'subject', `vacancy:${vacancy.id}`, 20],
      [day, 'Pageview', 'edition subject', `pro company:${one.link}`, 8],
      ['2025-03-09', 'Lead', 'subject action', `company:${one.link} mail`, 6],
    )
    expect(rowsOf(await list('bedrijven', period))).toEqual([
      [two.name, [5, 0, 5, 0, 0], [0, 0, 0, 0, 0]],
      [one.name, [4, 3, 0, 1, 50], [6, 0, 6, 0, 0]],
      ['company:onbekend', [0, 0, 0, 0, 10], [0, 0, 0, 0, 0]],
    ])
    expect(rowsOf(await list('bedrijven', `${period}&editie=pro&vergelijking=geen`))).toEqual([
      [one.name, [2, 2, 0, 0, 8], null],
    ])
    expect(rowsOf(await list('vacatures', period))).toEqual([[vacancy.title, [2, 2, 0, 0, 20], [0, 0, 0, 0, 0]]])
  })

  test('read whole months from their own totals', async () => {
    await database.query(
      `INSERT INTO gevel_statistics_months VALUES ('2025-02-01', 'Pageview', 'path', '/maand', 100, 10), ('2025-02-01', 'Pageview', 'edition path', 'pro /maand', 60, 6)`,
    )
    await store(
      ['2025-01-31', 'Pageview', 'path', '/maand', 1, 1],
      // is in the total of the month
      ['2025-02-10', 'Pageview', 'path', '/maand', 100, 10],
      ['2025-03-01', 'Pageview', 'path', '/maand', 2, 1],
      ['2025-03-01', 'Pageview', 'edition path', 'pro /maand', 2, 1],
    )
    const query = own('2025-01-31', '2025-03-01', '&vergelijking=geen')
    expect(rowsOf(await list('paginas', query))).toEqual([['/maand', [103, 12], null]])
    expect(rowsOf(await list('paginas', `${query}&editie=pro`))).toEqual([['/maand', [62, 7], null]])
  })

  test('count views and clicks per banner', async () => {
    await store(
      [day, 'Marketing', 'subject action', 'banner:winter view', 200],
      [day, 'Marketing', 'subject action', 'banner:winter click', 5],
      [day, 'Marketing', 'subject action', 'banner:los click', 2],
    )
    expect(rowsOf(await list('banners', `${period}&vergelijking=geen`))).toEqual([
      ['winter', [200, 5, 0.025], null],
      ['los', [0, 2, null], null],
    ])
  })

  test('name banners, add them up by campaign, and name short links', async () => {
    const { rows: banners } = await database.query(
      `SELECT public_id AS id, name, campaign FROM banners WHERE campaign <> '' ORDER BY public_id LIMIT 1`,
    )
    const { rows: links } = await database.query(
      `SELECT code, name FROM short_links WHERE code <> '' ORDER BY code LIMIT 1`,
    )
    const [banner] = banners
    const [link] = links
    await store(
      [day, 'Marketing', 'subject action', `banner:${banner.id} view`, 40],
      [day, 'Marketing', 'subject action', `banner:${banner.id} click`, 1],
      [day, 'Marketing', 'subject action', 'banner:verzonnen view', 9],
      ['2025-03-09', 'Marketing', 'subject action', `banner:${banner.id} view`, 20],
      [day, 'email-link', 'subject', `link:${link.code}`, 3, 2],
    )
    expect(rowsOf(await list('banners', period))).toEqual([
      [banner.name, [40, 1, 0.025], [20, 0, 0]],
      ['verzonnen', [9, 0, 0], [0, 0, null]],
    ])
    expect(rowsOf(await list('campagnes', period))).toEqual([[banner.campaign, [40, 1, 0.025], [20, 0, 0]]])
    expect(rowsOf(await list('korte-links', period))).toEqual([[link.name, [3, 2], [0, 0]]])
  })

  test('count the steps of accounts, sites, devices, editions and links of mails', async () => {
    await store(
      [day, 'session-start', 'all', '', 200],
      [day, 'user-auth-sign-up', 'all', '', 10],
      [day, 'user-auth-auth-fail', 'all', '', 4],
      [day, 'Pageview', 'referrer', 'zoek.example', 6, 5],
      [day, 'Pageview', 'device', 'phone', 8, 7],
      [day, 'Pageview', 'edition', 'general', 3, 2],
      [day, 'email-link', 'path', '/account-activeren', 9, 9],
    )
    const accounts = await list('accounts', `${period}&vergelijking=geen`)
    expect(rowsOf(accounts).slice(0, 4)).toEqual([
      ['Bezoeken', [200, null], null],
      ['Registraties', [10, 0.05], null],
      ['Ingelogd', [0, 0], null],
      ['Inloggen mislukt', [4, 0.02], null],
    ])
    expect(rowsOf(await list('verwijzers', period))).toEqual([['zoek.example', [6, 5], [0, 0]]])
    expect(rowsOf(await list('apparaten', period))).toEqual([['Telefoon', [8, 7], [0, 0]]])
    expect(rowsOf(await list('edities', `${period}&editie=pro`))).toEqual([['Algemeen', [3, 2], [0, 0]]])
    expect(rowsOf(await list('mail', period))).toEqual([['/account-activeren', [9, 9], [0, 0]]])
  })

  test('count what was filtered by reason, and searches without a result', async () => {
    await database.query(
      `INSERT INTO gevel_statistics_filtered VALUES ($1, 'agent', 70), ($1, 'rate', 90), ($1::date - 1, 'agent', 7)`,
      [day],
    )
    await database.query(`INSERT INTO gevel_search_misses (day, query, searches) VALUES ($1, 'zzproef kit', 4)`, [day])
    expect(rowsOf(await list('gefilterd', period))).toEqual([
      ['Sneller dan een lezer kan kijken', [90], [0]],
      ['Robots: programma’s en onbekende browsers', [70], [7]],
    ])
    expect(rowsOf(await list('zoekvragen', period))).toEqual([['zzproef kit', [4], [0]]])
  })

  test('are files with all rows, for a Dutch spreadsheet', async () => {
    const paths = Array.from({ length: 120 }, (_, at) => `/pagina-${at}`)
    await store(...paths.map((path, at): Row => [day, 'Pageview', 'path', path, 1000 - at, 1]))
    await store([day, 'Marketing', 'subject action', 'banner:x view', 3])
    await store([day, 'Marketing', 'subject action', 'banner:x click', 1])
    const file = await owner.request('GET', `/statistics-report/lists/paginas/csv?${period}&vergelijking=geen`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain(`statistieken-paginas-${day}-${day}.csv`)
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(121)
    expect(lines[0]).toMatch(/^\uFEFF?Pagina;Toelichting;Adres;Weergaven;Bezoekers$/)
    expect(lines[1]).toMatch(/^\/pagina-0;;http.*\/pagina-0;1000;1$/)
    const banners = await owner.request('GET', `/statistics-report/lists/banners/csv?${period}`)
    expect(banners.text).toContain('x;;;3;1;33,33;0;0;')
    const course = await owner.request('GET', `/statistics-report/csv?${own('2025-03-10', '2025-03-11')}`)
    expect(course.text).toContain('2025-03-10;0;0;0;0;0;0;0;0;0;0;0;0')
  })
})

test('live visitors are those of the last five minutes', async () => {
  await report([view(somePath())])
  await report([view(somePath())])
  await database.query(
    `INSERT INTO gevel_statistics_events (at, kind, visitor) VALUES (now() - interval '6 minutes', 'Pageview', 1), (now(), 'Pageview', NULL)`,
  )
  const { body } = await owner.request('GET', '/statistics-report/live')
  expect(body).toEqual({ data: { visitors: 2 } })
})

test.each([
  ['periode=morgen', 'Deze periode bestaat niet'],
  ['periode=eigen', 'Kies de eerste en de laatste dag'],
  ['periode=eigen&van=2025-02-30&tot=2025-03-01', 'Dit is geen datum'],
  [own('2025-03-02', '2025-03-01'), 'ligt na de laatste'],
  [own('2999-01-01', '2999-01-02'), 'ligt in de toekomst'],
  [own('2025-03-01', '2999-01-02'), 'ligt in de toekomst'],
  [own('0001-01-01', '0001-01-02'), 'Voor 2000'],
  [own('2023-01-01', '2025-01-01'), 'hoogstens een jaar'],
  ['vergelijking=x', 'Deze vergelijking bestaat niet'],
  ['editie=zondag', 'Deze editie bestaat niet'],
  ['periode[a]=b', 'Deze periode bestaat niet'],
])('rejects %s with a sentence', async (query, sentence) => {
  for (const path of ['', '/csv', '/lists/paginas', '/lists/paginas/csv']) {
    const { status, text } = await owner.request('GET', `/statistics-report${path}?${query}`)
    expect(status, path).toBe(400)
    expect(text).toContain(sentence)
  }
})

test.each(['onbekend', 'toString', '__proto__'])('rejects the list %s', async (name) => {
  expect((await owner.request('GET', `/statistics-report/lists/${name}`)).status).toBe(400)
})

test.each(['0', '101', 'x', '1.5'])('rejects %s rows', async (rows) => {
  expect((await owner.request('GET', `/statistics-report/lists/paginas?aantal=${rows}`)).status).toBe(400)
})

test('need the permission, which owners have', async () => {
  const editor = await logIn()
  const { authorization } = await bearerOf('subscriber')
  for (const path of ['', '/live', '/csv', '/lists/paginas', '/lists/paginas/csv']) {
    for (const headers of [undefined, { authorization }])
      expect((await ask(`/statistics-report${path}`, { headers })).status).toBe(401)
    expect((await editor.request('GET', `/statistics-report${path}`)).status).toBe(403)
    expect((await owner.request('GET', `/statistics-report${path}`)).status).toBe(200)
  }
  const { rows } = await database.query(
    `SELECT r.code FROM admin_permissions p JOIN admin_permissions_role_lnk l ON l.permission_id = p.id
     JOIN admin_roles r ON r.id = l.role_id WHERE p.action = 'api::statistics.read' ORDER BY 1`,
  )
  expect(rows.map(({ code }) => code)).toEqual(['eigenaar', 'strapi-super-admin'])
})
