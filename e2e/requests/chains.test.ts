import { expect, test } from 'vitest'
import { ask } from '../http.ts'

const overview = '/winkelketens/stand-van-zaken'

test('redirects a company below the wrong kind, in both editions', async () => {
  for (const [from, to] of [
    ['/partners/hamerslag', '/winkelketens/bouwmarkten/hamerslag'],
    ['/winkelketens/bouwmarkten/groenvoeg?pro', '/partners/groenvoeg?pro'],
  ] as const) {
    const { status, headers } = await ask(from)
    expect({ status, to: headers.location?.toString().replace('?pro=', '?pro') }).toEqual({ status: 301, to })
  }
  expect((await ask('/partners/bestaat-niet')).status).toBe(404)
})

test('gives the overview of chains as a file', async () => {
  const { status, headers, body } = await ask(`${overview}.csv?jaar=2025&volgorde=eind`)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('gevel-winkelketens-2025.csv')
  expect(body.startsWith('\uFEFF')).toBe(true)
  const [head, ...rows] = body
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  expect(rows.every((row) => row.length === head?.length)).toBe(true)
  expect(rows.find(([name]) => name === 'Klusdepot')).toEqual(
    expect.arrayContaining(['Vierhoek Retail', '75', '8', '0', '83', '10,7']),
  )
})

for (const query of ['jaar=1999', 'jaar=x', 'volgorde=prijs', 'volgorde=', 'jaar=2026&volgorde=__proto__']) {
  test(`responds with 404 to the overview with ${query}`, async () => {
    expect((await ask(`${overview}?${query}`)).status).toBe(404)
    expect((await ask(`${overview}.csv?${query}`)).status).toBe(404)
  })
}

test('has a bounded number of addresses of filtered lists', async () => {
  for (const query of ['letter=vv', 'provincie=brabant', 'soort=x', 'letter=']) {
    expect((await ask(`/partners?${query}`)).status, query).toBe(404)
  }
  const { status, headers } = await ask('/privacy?letter=v')
  expect([status, headers.location]).toEqual([301, '/privacy'])
})
