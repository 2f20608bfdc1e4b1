import { expect, test } from 'vitest'
import { ask } from '../http.ts'

test('has a bounded number of addresses, of which the whole list is canonical', async () => {
  for (const query of ['regio=brabant', 'uren=40', 'niveau=', 'vakgebied=x', 'volgorde=nieuwste', 'regio=oost&p=2']) {
    expect((await ask(`/vacatures?${query}`)).status, query).toBe(404)
  }
  const { body } = await ask('/vacatures?volgorde=salaris&p=2')
  expect(body).toMatch(/<link rel="canonical" href="[^"]+\/vacatures"/)
  const { status, headers } = await ask('/privacy?uren=vanaf-32&q=verf')
  expect([status, headers.location]).toEqual([301, '/privacy'])
})
