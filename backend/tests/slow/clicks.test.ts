import { clickEndpoints } from '@gevel/contract/endpoints/clicks'
import { describe, expect } from 'vitest'
import { openTestBanners } from '../support/banners.ts'
import { firefox, somePath } from '../support/statistics.ts'
import { askAs, someAddress, type Visit } from '../support/visitor.ts'
import { test } from '../support/with-second-backend.ts'

const { create, database, admin } = openTestBanners()

/** Follows a link as the website does for a visitor, by default a new one with a browser. */
async function follow(link: object, visit: Visit = {}, more: object = {}): Promise<string | null> {
  const { status, body, text } = await askAs({ agent: firefox, ...visit }, 'POST', '/statistics/clicks', {
    ...{ link, page: null, isCounted: true },
    ...more,
  })
  expect(status, text).toBe(200)
  return clickEndpoints.follow.output.parse(body).data.to
}
const banner = ({ publicId }: { publicId: number }) => ({ kind: 'banner', id: publicId })

async function clicksOn(subject: string) {
  const { rows } = await database().query(
    'SELECT kind, action, path, edition, device FROM gevel_statistics_events WHERE subject = $1',
    [subject],
  )
  return rows
}

async function filtered(reason: string): Promise<number> {
  const { rows } = await database().query(
    'SELECT sum(events)::integer AS events FROM gevel_statistics_filtered WHERE reason = $1',
    [reason],
  )
  return rows[0].events ?? 0
}

describe('a click', () => {
  test('on a banner leads to its target, and is an event with its page', async () => {
    const made = await create({ to: 'https://zagerij.example/' })
    const page = somePath()
    expect(await follow(banner(made), {}, { page: `${page}?pro` })).toBe('https://zagerij.example/')
    expect(await clicksOn(`banner:${made.publicId}`)).toEqual([
      { kind: 'Marketing', action: 'click', path: page, edition: 'pro', device: 'desktop' },
    ])
    const { rows } = await database().query('SELECT views, clicks FROM gevel_banner_days WHERE banner = $1', [
      made.publicId,
    ])
    expect(rows).toEqual([{ views: '0', clicks: '1' }])
  })

  test('on a short link is an event of a mail', async () => {
    const link = await admin().create('short-link', { name: 'Proef', code: 'proef-klik', to: '/agenda' })
    expect(await follow({ kind: 'short-link', code: 'proef-klik' })).toBe('/agenda')
    const [event, ...others] = await clicksOn('link:proef-klik')
    expect([event, others]).toEqual([expect.objectContaining({ kind: 'email-link', path: null, edition: null }), []])
    await database().query(`DELETE FROM gevel_statistics_events WHERE subject = 'link:proef-klik'`)
    await admin().remove('short-link', link.documentId)
  })

  test('on an unknown link leads nowhere', async () => {
    expect(await follow({ kind: 'banner', id: 2_147_483_647 })).toBeNull()
    expect(await follow({ kind: 'short-link', code: 'bestaat-niet' })).toBeNull()
  })

  test.each([
    { link: { kind: 'banner', id: 'x' } },
    { link: { kind: 'short-link', code: '../x' } },
    { link: { kind: 'anders' } },
    { page: 'https://elders.example/' },
    { page: '//elders.example' },
    { isCounted: 'ja' },
  ])('with %o is rejected', async (part) => {
    const body = { link: { kind: 'banner', id: 1 }, page: null, isCounted: true, ...part }
    expect((await askAs({ agent: firefox }, 'POST', '/statistics/clicks', body)).status).toBe(400)
  })

  test('leads there without being counted for who refused, for a bot, and after the campaign', async () => {
    const made = await create({ startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-01-02T00:00:00.000Z' })
    const bots = await filtered('agent')
    expect(await follow(banner(made), {}, { isCounted: false })).toBe('/vacatures')
    expect(await follow(banner(made), { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBe('/vacatures')
    expect(await clicksOn(`banner:${made.publicId}`)).toEqual([])
    expect((await filtered('agent')) - bots).toBe(1)
    expect(await follow(banner(made))).toBe('/vacatures')
    expect(await clicksOn(`banner:${made.publicId}`)).toHaveLength(1)
  })

  test('counts once when it is repeated within seconds, also by another backend', { timeout: 180_000 }, async ({
    second,
  }) => {
    const [one, other] = [await create(), await create()]
    const visit = { address: someAddress() }
    const visits = [visit, visit, { ...visit, backend: second.url }, { ...visit, backend: second.url }]
    const targets = await Promise.all(visits.map((each) => follow(banner(one), each)))
    expect(targets).toEqual(visits.map(() => '/vacatures'))
    await follow(banner(other), visit)
    await follow(banner(one))
    expect(await clicksOn(`banner:${one.publicId}`)).toHaveLength(2)
    expect(await clicksOn(`banner:${other.publicId}`)).toHaveLength(1)
  })

  test('is filtered beyond what readers do, whatever browser an address names', async () => {
    const made = await create()
    const address = someAddress()
    const before = await filtered('rate')
    for (let at = 0; at < 40; at++) {
      expect(await follow(banner(made), { address, agent: `${firefox}.${at}` })).toBe('/vacatures')
    }
    // the minute of the count may end meanwhile
    const counted = (await clicksOn(`banner:${made.publicId}`)).length
    const left = (await filtered('rate')) - before
    expect(counted + left).toBe(40)
    expect(counted).toBeGreaterThanOrEqual(30)
    expect(counted).toBeLessThan(40)
  })
})
