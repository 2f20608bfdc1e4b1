import { expect, test } from 'vitest'
import { pageNumberOf, redirectUnreadKeys } from './page-query.ts'

function redirectOf(run: () => void): string | null {
  try {
    run()
    return null
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
    throw thrown
  }
}

test.each<[string, string[], string | null]>([
  ['/privacy', [], null],
  ['/privacy?utm_source=x', [], null],
  ['/privacy?p=5', [], '301 /privacy'],
  ['/privacy?p=', [], '301 /privacy'],
  ['/privacy?p=5&p=6', [], '301 /privacy'],
  ['/privacy?%70=5', [], '301 /privacy'],
  ['/privacy?pro&p=5&utm=a%20b', [], '301 /privacy?pro&utm=a%20b'],
  ['/privacy?pro&tip=1', [], null],
  ['/vacatures?p=2&t=x', ['p'], '301 /vacatures?p=2'],
  ['/news/tag?t=Hout&p=2', ['p', 't'], null],
])('%s on a route that reads %j leads to %s', (path, read, location) => {
  expect(redirectOf(() => redirectUnreadKeys(new URL(path, 'http://site'), read))).toBe(location)
})

test('gives the first page one URL', () => {
  expect(pageNumberOf(new URL('http://site/vacatures'))).toBe(1)
  expect(pageNumberOf(new URL('http://site/vacatures?p=3'))).toBe(3)
  expect(redirectOf(() => pageNumberOf(new URL('http://site/vacatures?p=1&pro')))).toBe('301 /vacatures?pro')
})

test.each(['0', '01', '-1', 'x', '1.5', '', '100000'])('rejects the page %j', (page) => {
  expect(() => pageNumberOf(new URL(`http://site/vacatures?p=${page}`))).toThrow()
})
