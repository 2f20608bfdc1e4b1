import { expect, it } from 'vitest'
import { editionHref } from './edition-href.ts'

it.each([
  ['pro', '/', '', '/pro'],
  ['pro', '/vacatures', '?p=2', '/vacatures?pro'],
  ['general', '/vacatures', '?pro', '/vacatures'],
  ['pro', '/magazine/3/winkel', '', '/magazine/3/winkel?pro'],
  ['pro', '/nieuws', '?p=2', '/pro/nieuws'],
  ['general', '/pro/nieuws', '', '/nieuws'],
  ['pro', '/news/tag', '?t=Verf+en+lijm&p=2', '/item/tag?t=Verf%20en%20lijm'],
  ['general', '/item/tag', '', '/news/tag'],
  ['pro', '/news/3/kraan', '', '/pro'],
  ['general', '/item/3/kraan', '', '/'],
  ['pro', '/nationale-dhz-sessie', '', '/pro'],
  ['pro', '/sitemap/2026/07', '?p=2', '/sitemap?pro'],
  ['general', '/sitemap', '?pro', '/sitemap'],
  ['general', '/bouwgroothandel-bijeen', '', '/'],
] as const)('to %s from %s%s leads to %s', (edition, pathname, search, href) => {
  expect(editionHref(edition, { pathname, search })).toBe(href)
})
