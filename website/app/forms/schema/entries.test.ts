import { expect, test } from 'vitest'
import { defineForm } from './define-form.ts'
import { readEntries } from './entries.ts'

const { fields } = defineForm({
  name: { type: 'text', label: 'Naam' },
  story: { type: 'textarea', label: 'Verhaal' },
  password: { type: 'password', label: 'Wachtwoord' },
  guests: {
    type: 'list',
    label: 'Gasten',
    rowLabel: 'Gast',
    maxRows: 2,
    fields: { name: { type: 'text', label: 'Naam' } },
  },
})

function sent(...pairs: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

test('removes control characters from a text, and normalises line endings', () => {
  const entries = readEntries(fields, sent(['name', ' An\u0000\u0007 \n'], ['story', 'een\r\ntwee\rdrie\tvier\u001b']))
  expect(entries).toMatchObject({ name: 'An', story: 'een\ntwee\ndrie\tvier' })
})

test('reads a soft return as a line break, or a space where there is one line', () => {
  const entries = readEntries(fields, sent(['name', 'An\u000bBo'], ['story', 'een\u000btwee\ufffe']))
  expect(entries).toMatchObject({ name: 'An Bo', story: 'een\ntwee' })
})

test('keeps a password as typed, with its spaces', () => {
  expect(readEntries(fields, sent(['password', '  twee spaties ']))).toMatchObject({ password: '  twee spaties ' })
})

test('reads the first of a repeated field, and drops unknown fields', () => {
  const entries = readEntries(fields, sent(['name', 'An'], ['name', 'Bo'], ['admin', 'yes']))
  expect(entries).toMatchObject({ name: 'An' })
  expect(entries).not.toHaveProperty('admin')
})

test('keeps one row too many, for its rule to reject', () => {
  const rows = Array.from({ length: 500 }, (_, row): [string, string] => [`guests.${row}.name`, `gast ${row}`])
  expect(readEntries(fields, sent(...rows)).guests).toHaveLength(3)
})
