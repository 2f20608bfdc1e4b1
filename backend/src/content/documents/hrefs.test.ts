import { expect, test } from 'vitest'
import { shownHref, shownWebAddress } from './hrefs'

test.each([
  ['HTTPS://Voorbeeld.nl/Pad', 'https://voorbeeld.nl/Pad', 'https://voorbeeld.nl/Pad'],
  [' www.voorbeeld.nl ', 'https://www.voorbeeld.nl', 'https://www.voorbeeld.nl'],
  ['/over-ons', '/over-ons', null],
  ['Mailto:a@b.nl', 'mailto:a@b.nl', null],
  ['ftp://voorbeeld.nl', null, null],
  ['javascript:alert(1)', null, null],
  ['', null, null],
  [null, null, null],
])('a stored %j is shown as the link %j and the web address %j', (stored, link, address) => {
  expect(shownHref(stored)).toBe(link)
  expect(shownWebAddress(stored)).toBe(address)
})
