import { describe, expect, test } from 'vitest'
import type { ShownList } from '../src/features/statistics/report/lists/show-list.ts'
import { openReport, own, type Row } from './support/statistics-report.ts'

const { database, owner, store, list } = await openReport()

const rowsOf = ({ rows }: ShownList) => rows.map(({ name, values, before }) => [name, values, before])

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

  test('count excluded events by reason, and searches without a result', async () => {
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
    const file = await owner.request(
      'GET',
      `/admin/site/statistics-report/lists/paginas/csv?${period}&vergelijking=geen`,
    )
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain(`statistieken-paginas-${day}-${day}.csv`)
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(121)
    expect(lines[0]).toMatch(/^\uFEFF?Pagina;Toelichting;Adres;Weergaven;Bezoekers$/)
    expect(lines[1]).toMatch(/^\/pagina-0;;http.*\/pagina-0;1000;1$/)
    const banners = await owner.request('GET', `/admin/site/statistics-report/lists/banners/csv?${period}`)
    expect(banners.text).toContain('x;;;3;1;33,33;0;0;')
    const course = await owner.request('GET', `/admin/site/statistics-report/csv?${own('2025-03-10', '2025-03-11')}`)
    expect(course.text).toContain('2025-03-10;0;0;0;0;0;0;0;0;0;0;0;0')
  })
})
