import { expect, test } from 'vitest'
import { consistsOfWords, problemOfPassword } from './password-policy'

const isCommon = (password: string) => password === 'wachtwoord12'

test.each([
  ['twaalf letters', 'abcdefghijkl'],
  ['a sentence', 'vier vrolijke pannenkoeken'],
  ['72 letters', 'abcdefghijkl'.repeat(6)],
  ['12 emoji', '🧱🪵🪟🚪🏠🏡🔨🪚🔧🪛🧰🪜'],
])('accepts %s', (_name, password) => {
  expect(problemOfPassword(password, isCommon)).toBeUndefined()
})

test.each([
  ['11 letters', 'abcdefghijk', 'minstens 12 tekens'],
  ['11 emoji, that are more code units', '🧱'.repeat(11), 'minstens 12 tekens'],
  ['73 letters', 'x'.repeat(73), 'te lang'],
  ['a password longer than bcrypt reads', 'é'.repeat(37), 'te lang'],
  ['a NUL, which ends the password for bcrypt', 'abcdefghijkl\0', 'een teken dat niet kan'],
  ['one letter', 'x'.repeat(20), 'herhaalt'],
  ['a repeated word', 'gevelGevelgevel', 'herhaalt'],
  ['a short word twice', 'pannenkoekpannenkoek', 'herhaalt'],
  ['a common password', 'wachtwoord12', 'veelgebruikte'],
])('rejects %s', (_name, password, problem) => {
  expect(problemOfPassword(password, isCommon)).toContain(problem)
})

const words = ['Gevel', 'gevel.nl', 'sanne.dewit@bouwhuis.example', 'Sanne de Wit', 'Bouwhuis Oost']

test.each([
  'gevelgevelgevel',
  'sanne.dewit@bouwhuis.example',
  'SanneDeWit2026',
  'sanne-wit-1985',
  'BouwhuisOost!1',
  'www.gevel.nl',
  'gevelsanne123',
])('finds that %s consists of known words', (password) => expect(consistsOfWords(password, words)).toBe(true))

test.each(['Gevel-demo-2026', 'vier vrolijke pannenkoeken', 'sanne bakt brood', '%&*!@#$()_+-='])(
  'finds that %s does not',
  (password) => expect(consistsOfWords(password, words)).toBe(false),
)
