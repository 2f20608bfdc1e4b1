import { expect, test } from 'vitest'
import { checkPageLink, normalisePageLink } from './page-link'

test.each([
  ['Over-Ons/', '/over-ons'],
  ['//a///b//', '/a/b'],
  [' /winkelketens/bouwmarkten ', '/winkelketens/bouwmarkten'],
  ['', '/'],
  ['/', '/'],
])('normalises %j to %s', (link, normalised) => {
  expect(normalisePageLink(link)).toBe(normalised)
})

test.each([
  '/',
  '/pro',
  '/vacatures',
  '/partners',
  '/winkelketens/bouwmarkten',
  '/over-ons',
  '/pro/archief',
  '/newsroom',
  '/a/b/c',
  '/vacatures/stages',
  '/winkelketens/tuincentra',
  '/inloggen/hulp',
  '/nationale-dhz-sessie/programma',
])('accepts a page at %s', (link) => {
  expect(() => checkPageLink(link)).not.toThrow()
})

test.each([
  '/news',
  '/news/1/x',
  '/item',
  '/api',
  '/api/x',
  '/l/x',
  '/partners/x',
  '/winkelketens/bouwmarkten/x',
  '/vacatures/mijn',
  '/inloggen',
  '/magazine',
  '/agenda/1',
  '/agenda/1/x/y',
  '/account/x',
  '/auth',
  '/nieuws',
  '/pro/nieuws',
  '/uitloggen',
  '/botcontrole',
  '/.well-known',
  '/.well-known/security.txt',
  '/_ui/knop',
  '/beeld',
  '/beeld/640x3x2',
  '/uploads/x',
  '/assets',
  '/fonts/x',
  '/health',
  '/health/live',
  '/favicon.ico',
  '/over-ons.data',
  '/over-ons/_payload.json',
  '/l',
  '/zoeken',
  '/vacatures/cat/1',
  '/vacatures/plaatsen/x',
])('reserves %s for the site itself', (link) => {
  expect(() => checkPageLink(link)).toThrow('Op dit pad staat al een vast onderdeel van de site.')
})

test.each(['/café', '/a b', '/a?b', '/a#b', '/a%20b'])('rejects %s as a path', (link) => {
  expect(() => checkPageLink(link)).toThrow('Gebruik in een pad alleen letters zonder accent')
})
