import { expect, test } from 'vitest'
import { ask } from '../http.ts'

test('responds with 404 to a page of vacancies that does not exist', async () => {
  for (const query of ['p=0', 'p=-1', 'p=x', 'p=99', 'p=999999', 'p=1.5']) {
    expect((await ask(`/vacatures?${query}`)).status, query).toBe(404)
  }
})

for (const [from, to] of [
  ['/vacatures?p=1', '/vacatures'],
  ['/vacatures?pro&p=1', '/vacatures?pro='],
  ['/vacatures?p=2&t=hout', '/vacatures?p=2'],
  ['/privacy?p=5', '/privacy'],
  ['/privacy?p=x&utm_source=brief', '/privacy?utm_source=brief'],
  ['/?p=2', '/'],
  ['/magazine?p=2', '/magazine'],
  ['/inloggen?t=x', '/inloggen'],
  ['/news/tag?p=2', '/news/tag'],
  ['/news/tag?t=', '/news/tag'],
] as const) {
  test(`redirects ${from} to ${to}`, async () => {
    const { status, headers } = await ask(from)
    expect({ status, to: headers.location }).toEqual({ status: 301, to })
  })
}
