import { expect, test } from 'vitest'
import { returnPath, withReturn } from './return-path.ts'

const returnPathOf = (wanted: string) =>
  returnPath(new URL(`https://site/inloggen?terug=${encodeURIComponent(wanted)}`))

test.each(['/news/1/a', '/news/tag?t=Verf&p=2', '/account#wachtwoord'])('returns to %s', (path) => {
  expect(returnPathOf(path)).toBe(path)
})

test.each([
  'https://kwaad.example/',
  '//kwaad.example/',
  '/\\kwaad.example/',
  '/\t/kwaad.example/',
  '/./\\kwaad.example',
  '/.//kwaad.example',
  'javascript:alert(1)',
  'kwaad.example',
  '',
  '/inloggen?terug=/inloggen',
  '/uitloggen',
  '/connect/google',
  '/auth/connect?code=a',
])('does not return to %j', (path) => expect(returnPathOf(path)).toBe('/'))

test('defaults to the front page', () => {
  expect(returnPath(new URL('https://site/inloggen'))).toBe('/')
  expect(withReturn('/inloggen', '/')).toBe('/inloggen')
  expect(withReturn('/inloggen', '/news/1/a')).toBe('/inloggen?terug=%2Fnews%2F1%2Fa')
  expect(withReturn('/inloggen', '/inloggen?terug=%2Fnews%2F1%2Fa')).toBe('/inloggen')
})
