import { describe, expect, test } from 'vitest'
import { logIn } from '../support/admin.ts'
import { ask } from '../support/backend.ts'
import { report, somePath, view } from '../support/statistics.ts'
import { openReport, own } from '../support/statistics-report.ts'
import { bearerOf } from '../support/visitor.ts'

const { database, owner, store, figures, list } = await openReport()

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

test('live visitors are those of the last five minutes', async () => {
  await report([view(somePath())])
  await report([view(somePath())])
  await database.query(
    `INSERT INTO gevel_statistics_events (at, kind, visitor) VALUES (now() - interval '6 minutes', 'Pageview', 1), (now(), 'Pageview', NULL)`,
  )
  const { body } = await owner.request('GET', '/admin/site/statistics-report/live')
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
    const { status, text } = await owner.request('GET', `/admin/site/statistics-report${path}?${query}`)
    expect(status, path).toBe(400)
    expect(text).toContain(sentence)
  }
})

test.each(['onbekend', 'toString', '__proto__'])('rejects the list %s', async (name) => {
  expect((await owner.request('GET', `/admin/site/statistics-report/lists/${name}`)).status).toBe(400)
})

test.each(['0', '101', 'x', '1.5'])('rejects %s rows', async (rows) => {
  expect((await owner.request('GET', `/admin/site/statistics-report/lists/paginas?aantal=${rows}`)).status).toBe(400)
})

test('need the permission, which owners have', async () => {
  const editor = await logIn()
  const { authorization } = await bearerOf('subscriber')
  for (const path of ['', '/live', '/csv', '/lists/paginas', '/lists/paginas/csv']) {
    for (const headers of [undefined, { authorization }])
      expect((await ask(`/admin/site/statistics-report${path}`, { headers })).status).toBe(401)
    expect((await editor.request('GET', `/admin/site/statistics-report${path}`)).status).toBe(403)
    expect((await owner.request('GET', `/admin/site/statistics-report${path}`)).status).toBe(200)
  }
  const { rows } = await database.query(
    `SELECT r.code FROM admin_permissions p JOIN admin_permissions_role_lnk l ON l.permission_id = p.id
     JOIN admin_roles r ON r.id = l.role_id WHERE p.action = 'api::statistics.read' ORDER BY 1`,
  )
  expect(rows.map(({ code }) => code)).toEqual(['eigenaar', 'strapi-super-admin'])
})
