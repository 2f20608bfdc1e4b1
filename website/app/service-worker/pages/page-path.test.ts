import { expect, it } from 'vitest'
import { pagePath } from './page-path.ts'

it.each([
  ['/news/3/hout', '/news/3/hout'],
  ['/news/3/hout?utm_source=brief&fbclid=x', '/news/3/hout'],
  ['/agenda?pro', '/agenda?pro'],
  ['/agenda?pro=&utm_medium=mail', '/agenda?pro'],
  ['/news/tag?t=Verf%20en%20hout&p=2', '/news/tag?t=Verf+en+hout&p=2'],
  ['/offline?terug=%2Fnews%2F3&pro', '/offline?pro'],
  ['/inloggen?terug=%2Faccount', '/inloggen?terug=%2Faccount'],
])('stores %s as %s', (path, stored) => {
  expect(pagePath(new URL(path, 'https://gevel.example'))).toBe(stored)
})
