import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/news/tag?t=Hout', '/news/tag?t=Hout'],
  ['/news/tag?p=2&t=Hout', '/news/tag?p=2&t=Hout'],
  ['/news/tag?t=Hout&p=2', '/news/tag?p=2&t=Hout'],
  ['/news/tag?t=verf%20en%20lijm', '/news/tag?t=verf+en+lijm'],
  ['/agenda?utm_source=nieuwsbrief&fbclid=x', '/agenda'],
  ['/agenda?pro', '/agenda?pro'],
  ['/agenda?pro=1&x=2', '/agenda?pro'],
  ['/agenda?', '/agenda'],
  ['/agenda.data?_routes=chrome', '/agenda.data?_routes=chrome'],
])('%s is drawn as %s', (url, drawn) => expect(pageAddress(url)).toEqual({ url: drawn, isOwn: false }))

test.each(['/agenda?preview=1', '/inloggen?p=2&terug=%2F', '/account?gelukt=x', '/wachtwoord-reset?code=1'])(
  '%s is one visitor’s',
  (url) => expect(pageAddress(url).isOwn).toBe(true),
)
