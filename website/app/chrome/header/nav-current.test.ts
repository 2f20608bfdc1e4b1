import { expect, it } from 'vitest'
import { currentNav } from './nav-current.ts'

const general = ['/', '/winkelketens/bouwmarkten', '/news/tag', '/agenda', '/vacatures', '/partners']
const pro = [
  '/pro',
  '/item/tag?t=Prijzen',
  '/item/tag',
  '/bouwgroothandel-bijeen',
  '/vacatures?pro',
  '/organisaties?pro',
]

it.each([
  ['/', '', '/', 'page'],
  ['/news/3/kraan', '', '/', 'true'],
  ['/nieuws', '?p=2', '/', 'true'],
  ['/news/tag', '', '/news/tag', 'page'],
  ['/news/tag', '?t=Verf', '/news/tag', 'true'],
  ['/agenda/8/bijeen', '', '/agenda', 'true'],
  ['/nationale-dhz-sessie', '', '/agenda', 'true'],
  ['/winkelketens/bouwmarkten/hamerslag', '', '/winkelketens/bouwmarkten', 'true'],
  ['/winkelketens', '', '/winkelketens/bouwmarkten', 'true'],
  ['/winkelketens/stand-van-zaken', '', '/winkelketens/bouwmarkten', 'true'],
  ['/organisaties/vdh', '', '/partners', 'true'],
])('in the general edition %s%s belongs to %s', (pathname, search, href, state) => {
  expect(currentNav(general, { pathname, search })).toEqual({ href, state })
})

it.each([
  ['/pro', '', '/pro', 'page'],
  ['/item/3/kraan', '', '/pro', 'true'],
  ['/item/tag', '?t=Prijzen&p=2', '/item/tag?t=Prijzen', 'page'],
  ['/item/tag', '?t=Staal', '/item/tag', 'true'],
  ['/agenda/8/bijeen', '?pro', '/bouwgroothandel-bijeen', 'true'],
  ['/organisaties', '?pro', '/organisaties?pro', 'page'],
  ['/partners/okerdal', '?pro', '/organisaties?pro', 'true'],
])('in pro %s%s belongs to %s', (pathname, search, href, state) => {
  expect(currentNav(pro, { pathname, search })).toEqual({ href, state })
})

it.each(['/privacy', '/partnership', '/inloggen'])('no item is current at %s', (pathname) => {
  expect(currentNav(general, { pathname, search: '' })).toBeUndefined()
})

it('no item of pro is current at the chains', () => {
  expect(currentNav(pro, { pathname: '/winkelketens/vergelijken', search: '?pro' })).toBeUndefined()
})
