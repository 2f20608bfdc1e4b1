import { beforeEach, expect, it, vi } from 'vitest'
import { FILES, PAGES } from '../../stored-pages/stored-page.ts'
import { FakeCaches } from './fake-caches.ts'
import { forgetPages } from './forget-pages.ts'
import { storePage } from './store-page.ts'
import { storeVisited } from './store-visited.ts'

let store: FakeCaches

beforeEach(() => {
  store = new FakeCaches()
  vi.stubGlobal('caches', store)
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => Promise<void>) => work() } })
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('weg') ? Promise.reject(new TypeError('offline')) : new Response(path),
  )
})

function page(script = '/assets/a.js', cacheControl = 'public, max-age=0', extra = ''): Response {
  const html = `<html lang="nl"><title>Hout</title>${extra}<script src="${script}"></script></html>`
  const response = new Response(html, { headers: { 'content-type': 'text/html', 'cache-control': cacheControl } })
  return Object.defineProperty(response, 'type', { value: 'basic' })
}

it('stores a page with its files, without those that cannot be fetched', async () => {
  await storePage('/news/3/hout', page(), { pictures: ['/beeld/1.avif', '/beeld/weg.avif'] })
  expect(store.pathsIn(PAGES)).toEqual(['/news/3/hout'])
  expect(store.pathsIn(FILES)).toEqual(['/assets/a.js', '/beeld/1.avif'])
})

it('stores files with a page that its text does not name', async () => {
  await storePage('/inchecken/zonder-verbinding', page(), { isFallback: true, files: ['/assets/reader.wasm'] })
  expect(store.pathsIn(FILES)).toEqual(['/assets/a.js', '/assets/reader.wasm'])
})

it('stores neither a private page nor one that search engines may not show', async () => {
  await storePage('/account', page('/assets/a.js', 'private, no-store'))
  await storePage('/zoeken?q=hout', page('/assets/a.js', 'public', '<meta name="robots" content="noindex"/>'))
  expect(store.pathsIn(PAGES)).toEqual([])
})

it('removes the files of an earlier build with the last page that has them', async () => {
  await storePage('/a', page('/assets/old.js'))
  await storePage('/b', page('/assets/old.js'))
  await storePage('/a', page('/assets/new.js'))
  expect(store.pathsIn(FILES)).toEqual(['/assets/old.js', '/assets/new.js'])
  await storePage('/b', page('/assets/new.js'))
  expect(store.pathsIn(FILES)).toEqual(['/assets/new.js'])
})

it('makes room on a full device, and leaves the page out', async () => {
  for (let at = 0; at < 25; at++) await storePage(`/${at}`, page())
  store.isFull = true
  await storePage('/nieuw', page('/assets/b.js'))
  expect(store.pathsIn(PAGES)).toHaveLength(20)
  expect(store.pathsIn(PAGES)).not.toContain('/nieuw')
})

it('forgets what was read, also a page that is being stored, but not the offline page', async () => {
  await storePage('/offline', page(), { isFallback: true })
  await storePage('/a', page())
  const storing = storePage('/b', page())
  await forgetPages()
  await storing
  expect(store.pathsIn(PAGES)).toEqual(['/offline'])
})

it('forgets a page that was read before, and is to be stored a second later', async () => {
  vi.useFakeTimers()
  const storing = storeVisited('/a', page())
  await forgetPages()
  await vi.advanceTimersByTimeAsync(2_000)
  await storing
  vi.useRealTimers()
  expect(store.pathsIn(PAGES)).toEqual([])
})
