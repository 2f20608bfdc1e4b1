import { expect, test } from 'vitest'
import { linkProblem, linkToStore, pastedLink } from './link-dialog'

test('has no message while nothing is typed, nor for a link that is stored in another spelling', () => {
  for (const written of [undefined, '', ' ', 'www.voorbeeld.nl', 'HTTPS://voorbeeld.nl', '/over-ons', 'a@b.nl'])
    expect(linkProblem(written), written).toBeUndefined()
})

test('stores a link as the backend would', () => {
  expect(linkToStore(' WWW.Voorbeeld.nl/Pad ')).toBe('https://www.voorbeeld.nl/Pad')
})

test('explains what is wrong', () => {
  expect(linkProblem('ftp://voorbeeld.nl')).toMatch('Begin de link met /')
  expect(linkProblem('#deel')).toMatch('Zet het pad van de pagina voor het #')
})

test('makes a link of a pasted address only when the site follows it', () => {
  expect(pastedLink(' HTTPS://Voorbeeld.nl/Pad\n')).toBe('https://voorbeeld.nl/Pad')
  for (const text of [
    'ftp://voorbeeld.nl',
    'Zie https://voorbeeld.nl',
    'https://een.nl https://twee.nl',
    'tel:bel',
    'x',
  ])
    expect(pastedLink(text), text).toBeUndefined()
})
