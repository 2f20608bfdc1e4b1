import { expect, test } from 'vitest'
import { ask } from '../http.ts'

test('caches results as noindex for all visitors, and does not cache an empty result', async () => {
  const found = await ask('/zoeken?q=steenwol&utm_source=x')
  expect(found.body).toContain('<meta name="robots" content="noindex"')
  expect((await ask('/zoeken?q=steenwol')).headers['cache-status']).toContain('hit')
  await ask('/zoeken?q=xyzzyniets')
  expect((await ask('/zoeken?q=xyzzyniets')).headers['cache-status']).toContain('no-store')
})

for (const query of [
  'q=%F0%9F%A7%B1',
  `q=${'a'.repeat(7000)}`,
  `q=${encodeURIComponent("' OR 1=1; -- <script> & | ! ( :* \\")}`,
  'q=%ED%A0%80',
  'q=de+het+een',
  'q=hout&soort=x&editie=x&jaar=x&onderwerp=%27&volgorde=x',
]) {
  test(`shows the search page for /zoeken?${query.slice(0, 60)}`, async () => {
    const { status, body } = await ask(`/zoeken?${query}`)
    expect(status).toBe(200)
    expect(body).toContain('<h1>Zoeken</h1>')
  })
}
