import { expect, test } from 'vitest'
import { greet, onDay, validity } from './mail-phrases'

test('does not repeat a name that could be a link', () => {
  for (const name of ['', 'Gratis op www.kwaad.example', 'kwaad.example', 'https://kwaad', 'a@b.example', 'kwaad/pad'])
    expect(greet(name)).toBe('Beste lezer,')
  for (const name of ['J.P. de Wit', 'Sanne', 'St. Jan', 'D. O’Neill', '李']) expect(greet(name)).toBe(`Beste ${name},`)
})

test('states the validity of a link in a natural unit', () => {
  expect(validity(1)).toBe('De link werkt één keer en blijft 1 uur geldig.')
  expect(validity(48)).toContain('48 uur')
  expect(validity(72)).toContain('3 dagen')
  expect(validity(80)).toContain('80 uur')
})

test('formats a day in Dutch', () => {
  expect(onDay(new Date('2026-12-24T23:30:00Z'))).toBe('25 december 2026')
})
