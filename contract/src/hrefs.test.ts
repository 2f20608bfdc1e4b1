import { describe, expect, it } from 'vitest'
import { articleHref, href, partnerHref, partnerIndexHref, tagHref } from './hrefs.ts'

describe('href', () => {
  it('fills in the parameters of an address', () => {
    expect(href('/')).toBe('/')
    expect(href('/reactie/:id/:what', { id: 7, what: 'melden' })).toBe('/reactie/7/melden')
  })

  it('leaves out an optional parameter', () => {
    expect(href('/news/:id/:slug?', { id: 3 })).toBe('/news/3')
  })

  it('encodes a parameter, so that it stays one segment of the path', () => {
    expect(href('/connect/:provider', { provider: '../a?b#c' })).toBe('/connect/..%2Fa%3Fb%23c')
  })

  it('rejects an unknown path, a missing parameter or an extra one at compile time', () => {
    // @ts-expect-error no such address
    expect(href('/onbekend')).toBe('/onbekend')
    // @ts-expect-error the number is missing
    expect(href('/news/:id/:slug?', { slug: 'kraan' })).toBe('/news/kraan')
    // @ts-expect-error this address has no parameter
    expect(href('/inloggen', { id: 1 })).toBe('/inloggen')
  })
})

describe('the addresses of requirements §2', () => {
  it.each([
    [articleHref({ edition: 'general', id: 3, slug: 'kraan' }), '/news/3/kraan'],
    [articleHref({ edition: 'pro', id: 3, slug: 'kraan' }), '/item/3/kraan'],
    [tagHref('Verf & lak', 'general'), '/news/tag?t=Verf%20%26%20lak'],
    [tagHref('Verf', 'pro', 2), '/item/tag?t=Verf&p=2'],
    [partnerHref({ kind: 'partner', link: 'x' }), '/partners/x'],
    [partnerHref({ kind: 'organisation', link: 'x' }), '/organisaties/x'],
    [partnerHref({ kind: 'building-market', link: 'x' }), '/winkelketens/bouwmarkten/x'],
    [partnerHref({ kind: 'paint-home', link: 'x' }), '/winkelketens/verfwinkels-woonwinkels/x'],
    [partnerIndexHref('paint-home'), '/winkelketens/verfwinkels-woonwinkels'],
  ])('%s', (path, expected) => expect(path).toBe(expected))
})
