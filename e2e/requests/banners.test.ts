import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ask } from '../http.ts'
import { firefox } from '../visitor.ts'

test('redirects a click once counted, and never to where the request says', async () => {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const clicks = async () => {
    const { rows } = await database.query(
      'SELECT coalesce(sum(clicks), 0)::integer AS clicks FROM gevel_banner_days WHERE banner = 9',
    )
    return rows[0].clicks
  }
  try {
    const before = await clicks()
    const click = (headers: Record<string, string> = {}, more = '') =>
      ask(`/c?id=9${more}`, { 'user-agent': firefox, ...headers })
    const uncounted: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-mode': 'no-cors' },
      { 'sec-gpc': '1' },
      { cookie: 'consent=1.2026-11-25.marketing' },
      { 'user-agent': 'Googlebot/2.1' },
    ]
    for (const headers of uncounted) expect((await click(headers)).headers.location).toBe('/partners/noorderkade')
    expect(await clicks()).toBe(before)
    for (let half = 0; half < 2; half++) {
      const { status, headers } = await click({}, '&to=https://elders.example/&terug=//elders.example')
      expect([status, headers.location]).toEqual([302, '/partners/noorderkade'])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    }
    expect(await clicks()).toBe(before + 1)
  } finally {
    await database.end()
  }
})
