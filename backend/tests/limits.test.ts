import { errorBodySchema } from '@gevel/contract/errors'
import { describe, expect, test } from 'vitest'
import { ask } from './support/backend.ts'

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('&')

describe.each(['/public/pages', '/api/public/pages', '/public/contents', '/public/site'])('the query of %s', (path) => {
  test.each([
    ['6 deep', 'a[b][c][d][e][f][g]=1'],
    ['21 in an array', many(21, () => 'a[]=1')],
    ['21 of one name', many(21, () => 'a=1')],
    ['an index past the limit', 'a[21]=1'],
    ['1001 parameters', many(1001, (index) => `a${index}=1`)],
    ['a NUL', 'a=%00'],
    ['an invalid percent-encoding', 'a=%zz'],
    ['an incomplete UTF-8 character', 'a=%e2%82'],
  ])('rejects %s', async (_name, query) => {
    const { status, body } = await ask(`${path}?${query}`)
    expect(status).toBe(400)
    expect(errorBodySchema.parse(body).error.message).toMatch(/^(Het adres|De zoekvraag)/)
  })

  test.each([
    ['5 deep', 'a[b][c][d][e][f]=1'],
    ['20 in an array', many(20, () => 'a[]=1')],
    ['1000 parameters', many(1000, (index) => `a${index}=`)],
  ])('accepts %s', async (_name, query) => {
    expect((await ask(`${path}?${query}`)).status).toBe(200)
  })
})

test('handles a long query without a server error', async () => {
  const { status } = await ask(`/public/pages?filters[title][$contains]=${'x'.repeat(10_000)}`)
  expect(status).toBe(400)
})

describe('invalid ids', () => {
  const kinds = ['pages', 'contents', 'events', 'vacancies', 'magazines']
  const ids = ['0', '-1', 'abc', '1.5', '1e3', '2147483648', '99999999999999999999', '%00', '%zz', "1'--", '١']
  test.each(kinds)('of %s get a 404', async (kind) => {
    for (const id of ids) {
      const { status, body } = await ask(`/public/${kind}/${id}`)
      expect([400, 404], `${kind}/${id}`).toContain(status)
      errorBodySchema.parse(body)
    }
  })
})

describe('invalid parameters', () => {
  test.each([
    '/public/contents?edition=zondag',
    '/public/contents?edition=general&edition=pro',
    '/public/contents?page=0',
    '/public/contents?page=-1',
    '/public/contents?page=99999999999',
    '/public/contents?pageSize=51',
    '/public/contents?exclude=1,x',
    '/public/contents?forms=opinion,column',
    '/public/contents?tag[x]=1',
    '/public/tags?edition=x',
    '/public/partners?kind=bakker',
    '/public/partners?strip=2',
    '/public/events?when=ooit',
    '/public/events?limit=0',
    '/public/vacancies?pageSize=1000',
    '/public/redirects',
    '/public/redirects?path=zonder-streep',
  ])('%s', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(400)
    expect(errorBodySchema.parse(body).error.message).toMatch(/^Niet te begrijpen in het adres: /)
  })
})
