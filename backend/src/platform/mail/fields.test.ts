import { expect, test } from 'vitest'
import { addressSchema, linkSchema, nameSchema } from './fields'

test('reduces a name to one line of visible characters of limited length', () => {
  expect(nameSchema.parse(' Sanne\r\nde\tWit ')).toBe('Sanne de Wit')
  expect(nameSchema.parse('Sanne\u202ekwade\u2069\u0000')).toBe('Sanne kwade')
  expect(nameSchema.parse('Zoë Yıldız 李')).toBe('Zoë Yıldız 李')
  expect(nameSchema.parse('x'.repeat(1_000_000))).toHaveLength(80)
})

test('accepts exactly one address', () => {
  expect(addressSchema.parse("j.o'neill+gevel@sub.lezer.example")).toBe("j.o'neill+gevel@sub.lezer.example")
  for (const wrong of [
    '',
    'sanne',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'Sanne <a@b.example>',
    '"a b"@c.example',
    `${'a'.repeat(250)}@b.example`,
  ])
    expect(addressSchema.safeParse(wrong).success, wrong).toBe(false)
})

test('accepts only links to this site', () => {
  expect(linkSchema.safeParse('http://localhost:3000/wachtwoord-reset?code=1').success).toBe(true)
  for (const wrong of [
    'http://localhost:3000.kwaad.example/',
    'http://localhost:3000@kwaad.example/',
    'javascript:1',
    '/',
  ])
    expect(linkSchema.safeParse(wrong).success, wrong).toBe(false)
})
