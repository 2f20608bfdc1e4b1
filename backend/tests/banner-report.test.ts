import { expect, test } from 'vitest'
import { demoAccounts } from '../../scripts/demo-accounts.ts'
import { logIn } from './support/admin.ts'
import { ask } from './support/backend.ts'
import { openTestBanners } from './support/banners.ts'

const { create, database, admin } = openTestBanners()
const owner = await logIn(demoAccounts.find(({ role }) => role === 'owner')?.email)
const advertiserName = '=Proefzagerij "Noord"'

async function deliver(banner: number, days: Record<string, [views: number, clicks: number]>): Promise<void> {
  for (const [day, [views, clicks]] of Object.entries(days))
    await database().query('INSERT INTO gevel_banner_days (banner, day, views, clicks) VALUES ($1, $2, $3, $4)', [
      ...[banner, day, views, clicks],
    ])
}
const query = (more = '') => `from=2031-01-01&to=2031-01-31${more}`
const ofAdvertiser = `&advertiser=${encodeURIComponent(advertiserName)}`

test('adds up what banners delivered in a period, per banner and per day', async () => {
  const [one, two, other] = [
    await create({ advertiserName, name: 'Een', campaign: 'Lente' }),
    await create({ advertiserName, name: 'Twee', campaign: 'Lente' }),
    await create({ advertiserName: 'Ander' }),
  ]
  await deliver(one.publicId, {
    '2030-12-31': [5, 5],
    '2031-01-01': [100, 2],
    '2031-01-31': [50, 1],
    '2031-02-01': [7, 7],
  })
  await deliver(two.publicId, { '2031-01-31': [10, 0] })
  await deliver(other.publicId, { '2031-01-15': [1_000, 10] })
  const { status, body, text } = await owner.request('GET', `/admin/site/banner-report?${query(ofAdvertiser)}`)
  expect(status, text).toBe(200)
  expect(body).toMatchObject({
    data: {
      ...{ from: '2031-01-01', to: '2031-01-31', advertiser: advertiserName },
      advertisers: expect.arrayContaining([advertiserName, 'Ander', 'Noorderkade Groothandel']),
      banners: [
        { id: one.publicId, name: 'Een', campaign: 'Lente', views: 150, clicks: 3 },
        { id: two.publicId, name: 'Twee', views: 10, clicks: 0 },
      ],
      days: [
        { day: '2031-01-31', views: 60, clicks: 1 },
        { day: '2031-01-01', views: 100, clicks: 2 },
      ],
    },
  })
  const all = await owner.request('GET', `/admin/site/banner-report?${query()}`)
  expect(all.body).toMatchObject({
    data: { days: expect.arrayContaining([{ day: '2031-01-15', views: 1_000, clicks: 10 }]) },
  })
  const file = await owner.request('GET', `/admin/site/banner-report/export?${query(ofAdvertiser)}`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'Dag;Adverteerder;Campagne;Banner;Nummer;Vertoningen;Kliks;Klikpercentage',
    `2031-01-01;"'=Proefzagerij ""Noord""";Lente;Een;${one.publicId};100;2;2,00`,
    `2031-01-31;"'=Proefzagerij ""Noord""";Lente;Een;${one.publicId};50;1;2,00`,
    `2031-01-31;"'=Proefzagerij ""Noord""";Lente;Twee;${two.publicId};10;0;0,00`,
  ])
})

test('tells for one banner whether it is shown, and what it delivered', async () => {
  const { publicId } = await create()
  const state = async () => (await owner.request('GET', `/admin/site/banner-report/state?banner=${publicId}`)).body
  expect(await state()).toEqual({ data: { total: { views: 0, clicks: 0 }, days: [], isLive: true } })
  await deliver(publicId, { '2020-01-01': [40, 4] })
  expect(await state()).toMatchObject({ data: { total: { views: 40, clicks: 4 }, days: [] } })
})

test.each([
  ['from=2031-02-01&to=2031-01-01', 'De laatste dag ligt voor de eerste'],
  ['from=2020-01-01&to=2031-01-01', 'hoogstens twee jaar'],
  ['from=gisteren', 'kies een periode'],
  ['from=2031-02-30', 'kies een periode'],
  ['from[a]=1', 'kies een periode'],
])('rejects %s with a sentence', async (search, sentence) => {
  const { status, text } = await owner.request('GET', `/admin/site/banner-report?${search}`)
  expect([status, text]).toEqual([400, expect.stringContaining(sentence)])
})

test('needs the permission', async () => {
  for (const path of [
    '/admin/site/banner-report',
    '/admin/site/banner-report/export',
    '/admin/site/banner-report/state?banner=1',
  ]) {
    expect((await ask(path)).status, path).toBe(401)
    expect((await admin().request('GET', path)).status, path).toBe(403)
  }
})
