import { expect, test } from 'vitest'
import { sitePath } from './site-path'

const site = 'https://gevel.example/'

function spelled(href: string): string | undefined {
  const own = sitePath(href, site)
  return own && own.path + own.search + own.hash
}

test.each([
  ['/', '/'],
  ['/Over-Ons/', '/over-ons'],
  ['/vacatures//?pro', '/vacatures?pro'],
  ['/over-ons/#deel', '/over-ons#deel'],
  ['/over-ons?', '/over-ons'],
  ['/%6Fver-ons', '/over-ons'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/news/tag?t=Eén tag', '/news/tag?t=Eén tag'],
  ['https://gevel.example', '/'],
  ['http://www.gevel.example/over-ons', '/over-ons'],
  ['HTTPS://Gevel.Example/Over-Ons', '/over-ons'],
  ['https://gevel.example/Partners/?pro', '/partners?pro'],
  ['https://gevel.example?pro', '/?pro'],
])('rewrites %s as %s', (href, written) => expect(spelled(href)).toBe(written))

test.each([
  'https://gevel.example.evil/over-ons',
  'https://gevel.example:8443/over-ons',
  'https://elders.example@gevel.example/over-ons',
  'ftp://gevel.example/over-ons',
  'https://elders.example/Over-Ons/',
  'mailto:redactie@gevel.example',
  '#deel',
  '//elders.example',
  '/uploads/Foto_A.pdf',
  '/a/../b',
  '/a/%2E%2e/b',
])('leaves %s as it is', (href) => expect(spelled(href)).toBeUndefined())
