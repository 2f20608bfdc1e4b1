import { expect, test } from 'vitest'
import { problemOfPassword } from './password-policy'

const isCommon = (password: string) => password === 'wachtwoord12'

test.each([
  ['twaalf letters', 'abcdefghijkl'],
  ['a sentence', 'vier vrolijke pannenkoeken'],
  ['72 letters', 'x'.repeat(72)],
  ['12 emoji', '🧱'.repeat(12)],
])('%s will do', (_name, password) => {
  expect(problemOfPassword(password, isCommon)).toBeUndefined()
})

test.each([
  ['11 letters', 'abcdefghijk', 'minstens 12 tekens'],
  ['11 emoji, that are more code units', '🧱'.repeat(11), 'minstens 12 tekens'],
  ['73 letters', 'x'.repeat(73), 'te lang'],
  ['what bcrypt would cut in the middle', 'é'.repeat(37), 'te lang'],
  ['a NUL, behind which bcrypt would not look', 'abcdefghijkl\0', 'een teken dat niet kan'],
  ['a common one', 'wachtwoord12', 'veelgebruikte'],
])('%s will not', (_name, password, problem) => {
  expect(problemOfPassword(password, isCommon)).toContain(problem)
})
