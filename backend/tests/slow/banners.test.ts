import { describe, expect, test } from 'vitest'
import { ask } from '../support/backend.ts'
import { bannerFields, openTestBanners, shownIn } from '../support/banners.ts'
import { report, somePath } from '../support/statistics.ts'

const { create, waitForShown, database, admin } = openTestBanners()
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const view = (banner: number) => ({ eventType: 'Marketing', url: somePath(), banner: String(banner), action: 'view' })

async function deliveredBy(banner: number): Promise<{ views: number; clicks: number }> {
  const { rows } = await database().query(
    'SELECT coalesce(sum(views), 0)::integer AS views, coalesce(sum(clicks), 0)::integer AS clicks FROM gevel_banner_days WHERE banner = $1',
    [banner],
  )
  return rows[0]
}

describe('a banner', () => {
  test('is shown in its edition at once, with the tags that invalidate its pages', async () => {
    const [general, both] = [await create(), await create({ editions: 'both' })]
    expect(await shownIn('general')).toEqual([general.publicId, both.publicId])
    expect(await shownIn('pro')).toEqual([both.publicId])
    const { headers } = await ask('/public/banners?edition=pro')
    expect(headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['banner', 'live-banners']))
    expect(headers.get('cache-control')).toBe('public, no-cache')
    for (const query of ['', '?edition=zondag']) expect((await ask(`/public/banners${query}`)).status, query).toBe(400)
  })

  test('is not shown before its start, after its end, while it is paused, or without a slot', async () => {
    await create({ startsAt: inHours(1) })
    await create({ startsAt: inHours(-2), endsAt: inHours(-1) })
    await create({ paused: true })
    await create({ slot: null })
    expect(await shownIn('general')).toEqual([])
  })

  test('appears and ends by itself', async () => {
    const banner = await create({ startsAt: inHours(1), endsAt: inHours(2) })
    const move = (hours: number) =>
      database().query(
        `UPDATE banners SET starts_at = starts_at - $2 * interval '1 hour', ends_at = ends_at - $2 * interval '1 hour'
         WHERE public_id = $1`,
        [banner.publicId, hours],
      )
    expect(await shownIn('general')).toEqual([])
    await move(1)
    await waitForShown('general', [banner])
    await move(2)
    await waitForShown('general', [])
  }, 60_000)

  test('leaves at its cap of views, or of clicks', async () => {
    const [views, clicks, free] = [
      await create({ maxViews: 3 }),
      await create({ maxClicks: 1 }),
      await create({ maxViews: 1_000_000_000 }),
    ]
    await report(Array.from({ length: 3 }, () => view(views.publicId)))
    await report([view(clicks.publicId), view(free.publicId)])
    await waitForShown('general', [clicks, free])
    await database().query('UPDATE gevel_banner_days SET clicks = 1 WHERE banner = $1', [clicks.publicId])
    await waitForShown('general', [free])
    expect(await deliveredBy(views.publicId)).toEqual({ views: 3, clicks: 0 })
  }, 60_000)

  test('is counted once for a batch that is sent again, and not at all when it does not exist', async () => {
    const { publicId } = await create()
    const id = crypto.randomUUID()
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await report([view(publicId), view(2_147_483_647)], { id })).status).toBe(200)
    const forged = await report([{ ...view(publicId), action: 'click' }])
    expect(forged.body).toMatchObject({ data: { accepted: 0, rejected: [{ index: 0 }] } })
    expect(await deliveredBy(publicId)).toEqual({ views: 1, clicks: 0 })
    expect(await deliveredBy(2_147_483_647)).toEqual({ views: 0, clicks: 0 })
  })

  test('is not counted more often than a reader can see it', async () => {
    const { publicId } = await create()
    const address = '2001:db8:77:77::1'
    for (let batch = 0; batch < 4; batch++)
      await report(
        Array.from({ length: 50 }, () => view(publicId)),
        { address },
      )
    expect((await deliveredBy(publicId)).views).toBe(150)
  })

  test('can only be deleted before it delivered anything', async () => {
    const [fresh, delivered] = [await create(), await create()]
    await report([view(delivered.publicId)])
    expect((await admin().remove('banner', fresh.documentId)).status).toBe(200)
    const { status, text } = await admin().remove('banner', delivered.documentId)
    expect([status, text]).toEqual([400, expect.stringContaining('Zet hem op gepauzeerd')])
    expect(await shownIn('general')).toEqual([delivered.publicId])
  })
})

describe('a form', () => {
  test.each([
    ['to', 'javascript:alert(1)', 'Begin'],
    ['to', '//elders.example', 'Begin'],
    ['to', 'mailto:a@b.example', 'Begin met / voor een pad op de site, of met https://.'],
    ['to', '/bestaat-niet', 'De site heeft geen pagina op /bestaat-niet.'],
    ['to', '/news/2147483646', 'De site heeft geen pagina op /news/2147483646.'],
    ['to', '/partners/bestaat-niet', 'De site heeft geen pagina'],
    ['to', '/c?id=1', 'telt zelf ook kliks'],
    ['to', '/l/magazine', 'telt zelf ook kliks'],
    ['endsAt', '2020-01-01T00:00:00.000Z', 'Kies een moment na dat van “Vanaf”.'],
    ['weight', 0, '1'],
    ['weight', 1_000_000_000, '100'],
    ['maxViews', 99_999_999_999, ''],
    ['heading', '', 'Kies een beeld, of vul een kop in'],
    ['advertiserName', '', 'van wie deze advertentie is'],
  ])('with %s = %s gets a sentence', async (field, value, sentence) => {
    const fields = { ...bannerFields(), startsAt: '2026-01-01T00:00:00.000Z', [field]: value }
    const path = '/content-manager/collection-types/api::banner.banner'
    const { status, text } = await admin().request('POST', path, fields)
    expect(status, text).toBe(400)
    expect(text).toContain(sentence)
  })

  test('with pictures checks their sizes', async () => {
    const { rows } = await database().query(
      `SELECT name, id FROM files WHERE name LIKE 'banner-kleuradvies-%' OR name = 'pallets-1.png'`,
    )
    const idOf = (part: string) => rows.find(({ name }) => name.includes(part))?.id
    const pictures = { picture: idOf('-wide'), narrowPicture: idOf('-narrow'), alt: 'Kleuradvies', heading: null }
    const { publicId } = await create(pictures)
    expect(await shownIn('general')).toEqual([publicId])
    await expect(create({ ...pictures, picture: idOf('pallets') })).rejects.toThrow('Dit beeld is 1800 × 1200.')
    await expect(create({ ...pictures, slot: 'article-side' })).rejects.toThrow('Hier past 300 × 250')
    await expect(create({ ...pictures, alt: ' ' })).rejects.toThrow('Vul in wat het beeld zegt')
  })

  test('of a paused banner may be incomplete, and lead to a page that is gone, but nowhere else', async () => {
    const paused = { paused: true, heading: null, to: '/bestaat-niet' }
    const { documentId } = await create(paused)
    await expect(create({ ...paused, to: 'javascript:alert(1)' })).rejects.toThrow('Begin')
    const { status, text } = await admin().update('banner', documentId, { paused: false })
    expect([status, text]).toEqual([400, expect.stringContaining('De site heeft geen pagina op /bestaat-niet.')])
    expect(await shownIn('general')).toEqual([])
  })

  test('stores the target in canonical form, also of another site', async () => {
    expect((await create({ to: '/Vacatures/' })).to).toBe('/vacatures')
    expect((await create({ to: 'https://zagerij.example/actie?x=1' })).to).toBe('https://zagerij.example/actie?x=1')
  })

  test('is rejected when the slot is full in that period', async () => {
    for (let at = 0; at < 6; at++) await create({ endsAt: inHours(1) })
    await create({ startsAt: inHours(2) })
    await create({ editions: 'pro' })
    await expect(create()).rejects.toThrow(/Op deze plek staan in deze periode al 7 banners/)
    await expect(create({ editions: 'both', startsAt: inHours(0.5), endsAt: inHours(1) })).rejects.toThrow(
      /er passen er 6/,
    )
  })

  test('gives a short link a code, and rejects one that is taken or malformed', async () => {
    const link = (code: string | null) => admin().create('short-link', { name: 'Proef', code, to: '/agenda' })
    const made = [await link(null), await link(' Proef-Link ')]
    expect(made.map(({ code }) => code)).toEqual([expect.stringMatching(/^[a-z0-9]{6}$/), 'proef-link'])
    await expect(link('proef-link')).rejects.toThrow('Dit korte adres is al in gebruik.')
    for (const code of ['a/b', 'é', '-a', 'a b', '..'])
      await expect(link(code), code).rejects.toThrow(/Gebruik alleen letters/)
    for (const { documentId } of made) await admin().remove('short-link', documentId)
  })
})
