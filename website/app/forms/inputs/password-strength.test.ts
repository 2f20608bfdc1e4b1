import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 0],
  ['geheim', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['abcdefghijklmnop', 0],
  ['1234567890123456', 0],
  ['Welkom123', 0],
  ['Kozijn7', 1],
  ['tegelzetter', 2],
  ['tegelzetter fietst door Emmen', 4],
])('gives %j strength %i', (password, strength) => expect(passwordStrength(password)).toBe(strength))

it('counts a known word as one character', () => {
  expect(passwordStrength('Bezoeker-2026-gevel')).toBe(4)
  expect(passwordStrength('Bezoeker-2026-gevel', ['gevel', 'Bea', 'bezoeker'])).toBe(2)
})
