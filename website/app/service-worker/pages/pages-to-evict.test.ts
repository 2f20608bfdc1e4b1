import { expect, it } from 'vitest'
import type { StoredPage } from '../../stored-pages/stored-page.ts'
import { pagesToEvict } from './pages-to-evict.ts'

function page(path: string, bytes = 1, isFallback = false): StoredPage {
  return { path, bytes, isFallback, title: path, storedAt: '2026-11-25T10:00:00.000Z', files: [] }
}

const roomy = { pages: 10, bytes: 100 }

it('removes the pages that were stored longest ago', () => {
  const pages = ['/c', '/b', '/a'].map((path) => page(path))
  expect(pagesToEvict(pages, [], roomy)).toEqual([])
  expect(pagesToEvict(pages, [], { ...roomy, pages: 2 })).toEqual(['/a'])
})

it('removes what the reader saved last', () => {
  const pages = ['/c', '/b', '/a'].map((path) => page(path))
  expect(pagesToEvict(pages, ['/a'], { ...roomy, pages: 1 })).toEqual(['/c', '/b'])
})

it('removes what does not fit, and keeps the smaller pages after it', () => {
  expect(pagesToEvict([page('/d', 60), page('/c', 60), page('/b', 30)], [], roomy)).toEqual(['/c'])
})

it('neither removes nor counts the offline page', () => {
  expect(pagesToEvict([page('/offline', 500, true), page('/a')], [], { pages: 1, bytes: 1 })).toEqual([])
})
