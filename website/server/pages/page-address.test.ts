import { expect, test } from 'vitest'
import { documentUrlOf, pageAddress } from './page-address.ts'

const routesAt = (pathname: string) => ['root', 'chrome', pathname === '/' ? 'home' : 'page']
const addressOf = (url: string) => pageAddress(url, routesAt)

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
])('%s is drawn as %s', (url, drawn) => expect(addressOf(url)).toEqual({ url: drawn, isOwn: false }))

test.each([
  ['/?_routes=chrome', '/'],
  ['/agenda.data?_routes=page', '/agenda.data?_routes=page'],
  ['/agenda.data?_routes=page,chrome', '/agenda.data?_routes=chrome%2Cpage'],
  ['/agenda.data?_routes=page,page,home,verzonnen', '/agenda.data?_routes=page'],
  ['/agenda.data?_routes=verzonnen', '/agenda.data'],
  ['/agenda.data?_routes=page,chrome,root', '/agenda.data'],
  ['/agenda.data?_routes', '/agenda.data'],
  ['/_.data?_routes=home', '/_.data?_routes=home'],
])('of the routes in %s those that the page has count: %s', (url, drawn) =>
  expect(addressOf(url)).toEqual({ url: drawn, isOwn: false }),
)

test.each(['/agenda?preview=1', '/inloggen?p=2&terug=%2F', '/account?gelukt=x', '/wachtwoord-reset?code=1'])(
  '%s is one visitor’s',
  (url) => expect(addressOf(url).isOwn).toBe(true),
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
])('%s, another spelling, is never kept', (url) => expect(addressOf(url).isOwn).toBe(true))

test.each(['/caf%C3%A9', '/news/12/a-b', '/_.data', '/agenda.data', '/nieuws/tag,x', '/a:b@c'])(
  '%s is spelt well',
  (url) => expect(addressOf(url).isOwn).toBe(false),
)

test.each([
  ['/agenda.data?_routes=page&p=2', '/agenda?p=2'],
  ['/_.data?_routes=home', '/'],
  ['/agenda?p=2', undefined],
])('%s asks for the data of %s', (url, document) => expect(documentUrlOf(url)).toBe(document))
