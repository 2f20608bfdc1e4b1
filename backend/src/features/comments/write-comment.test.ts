import { describe, expect, test } from 'vitest'
import { hasLink } from './write-comment'

describe('a link', () => {
  test.each([
    'https://x.example',
    'HTTP://X',
    'kijk op www.x',
    'bouwmarkt.nl',
    'Zie shop.com/actie.',
    'mail a@b.nl',
    'goedkoop.xyz',
  ])('finds a link in %j', (text) => expect(hasLink(text)).toBe(true))
  test.each([
    'Klopt.De rest ook.',
    'Dat is 2.500 euro',
    'bijv. hout',
    'Netto.',
    'versie 3.nlx',
    'd.w.z. niets',
    'om 9.30 uur',
  ])('finds no link in %j', (text) => expect(hasLink(text)).toBe(false))
})
