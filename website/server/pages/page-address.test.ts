import { expect, test } from 'vitest'
import { documentUrlOf, pageAddress } from './page-address.ts'

const PER_VISITOR = ['/inloggen', '/connect/oidc']
const rulesAt = (pathname: string) => ({
  routeIds: ['root', 'chrome', pathname === '/' ? 'home' : 'page'],
  query: pathname === '/zoeken' ? ['q', 'p'] : ['p', 't'],
  queryFlags: ['pro'],
  perVisitor: PER_VISITOR.includes(pathname.toLowerCase()),
})
const addressOf = (url: string) => pageAddress(url, rulesAt)

test.each([
  ['/', '/'],
  ['/news/tag?t=Hout', '/news/tag?t=Hout'],
  ['/news/tag?p=2&t=Hout', '/news/tag?p=2&t=Hout'],
  ['/news/tag?t=Hout&p=2', '/news/tag?p=2&t=Hout'],
  ['/news/tag?t=verf%20en%20lijm', '/news/tag?t=verf+en+lijm'],
  ['/news/tag.data?t=Hout', '/news/tag.data?t=Hout'],
  ['/agenda?utm_source=nieuwsbrief&fbclid=x', '/agenda'],
  ['/agenda?pro', '/agenda?pro'],
  ['/agenda?pro=1&x=2', '/agenda?pro'],
  ['/agenda?', '/agenda'],
  ['/agenda?q=hout', '/agenda'],
  ['/zoeken?p=2&utm_source=x&q=hout', '/zoeken?p=2&q=hout'],
  ['/zoeken?t=verf', '/zoeken?t=verf'],
  ['/news/tag?t=', '/news/tag?t'],
  ['/agenda?code=1&gelukt=x&terug=%2F&preview=1', '/agenda'],
])('%s is cached as %s', (url, rendered) => expect(addressOf(url)).toEqual({ url: rendered, bypass: undefined }))

test.each([
  ['/?_routes=chrome', '/'],
  ['/agenda.data?_routes=page', '/agenda.data?_routes=page'],
  ['/agenda.data?_routes=page,chrome', '/agenda.data?_routes=chrome%2Cpage'],
  ['/agenda.data?_routes=page,page,home,verzonnen', '/agenda.data?_routes=page'],
  ['/agenda.data?_routes=verzonnen', '/agenda.data'],
  ['/agenda.data?_routes=page,chrome,root', '/agenda.data'],
  ['/agenda.data?_routes', '/agenda.data'],
  ['/_.data?_routes=home', '/_.data?_routes=home'],
])('of the routes in %s, counts those that the page has: %s', (url, rendered) =>
  expect(addressOf(url)).toEqual({ url: rendered, bypass: undefined }),
)

test.each([
  ['/_payload.json', '/_payload.json'],
  ['/pro/_payload.json?utm_source=x', '/pro/_payload.json'],
  ['/news/tag/_payload.json?t=Hout&p=2&x=1', '/news/tag/_payload.json?p=2&t=Hout'],
  ['/agenda/_payload.json?_routes=page&pro=1', '/agenda/_payload.json?pro'],
])('the payload %s has the query of its page: %s', (url, rendered) =>
  expect(addressOf(url)).toEqual({ url: rendered, bypass: undefined }),
)

test('the payload of a page has the rules of that page', () => {
  expect(addressOf('/inloggen/_payload.json').bypass).toBe('per-visitor')
  for (const path of ['/Agenda', '/agenda/', '/%61genda'])
    expect(addressOf(`${path}/_payload.json`).bypass, path).toBe('path-spelling')
})

test.each(['/inloggen', '/inloggen?terug=%2F', '/inloggen.data?_routes=page', '/connect/oidc', '/CONNECT/oidc'])(
  '%s is on a route per visitor',
  (url) => expect(addressOf(url)).toEqual({ url, bypass: 'per-visitor' }),
)

test.each([
  '/Agenda',
  '/agenda/',
  '/agenda//2026',
  '/%61genda',
  '/caf%c3%a9',
  '/news\\12',
  '/agenda{}',
  '/AGENDA.data?_routes=page',
  '/agenda/.data',
  '/caf\u00e9',
])('does not cache %s, another spelling of a path', (url) => expect(addressOf(url).bypass).toBe('path-spelling'))

test.each(['/caf%C3%A9', '/news/12/a-b', '/_.data', '/agenda.data', '/nieuws/tag,x', '/a:b@c'])(
  'accepts the spelling of %s',
  (url) => expect(addressOf(url).bypass).toBeUndefined(),
)

test.each([
  ['/agenda.data?_routes=page&p=2', '/agenda?p=2'],
  ['/_.data?_routes=home', '/'],
  ['/agenda?p=2', undefined],
])('%s is the data of %s', (url, document) => expect(documentUrlOf(url)).toBe(document))
