import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { features } from './features'
import type { Sender } from './platform/mail/mail-text'

const sender: Sender = {
  brand: 'Gevel',
  siteUrl: 'http://localhost:3000',
  publisher: 'Voegwerk Media bv',
  postalAddress: '',
  kvk: undefined,
  email: undefined,
}
const link = 'http://localhost:3000/pad?code=1'
/** Values for the fields of props, of which each gets the first that its schema accepts. */
const examples = [
  'Sanne',
  link,
  'http://127.0.0.1:1337/admin/auth/login',
  '2026-12-24T23:30:00.000Z',
  '2026-12-24',
  'nieuw@lezer.example',
  'api::content.content',
  '2026-0017',
  '0b6b1a5c-5d7c-4c64-9b43-1d6c2d0f7a11',
  24,
  true,
  [],
]

/** Props that a template accepts, so that a new one needs no line here. */
function exampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, exampleOf(field)]))
  }
  const values = schema instanceof z.ZodEnum ? schema.options : examples
  const value = values.find((example) => z.safeParse(schema, example).success)
  return value === undefined && schema instanceof z.ZodArray ? [exampleOf(schema.element)] : value
}

const templates = features.flatMap(({ mails = [] }) => mails)

describe.each(templates)('$name', (template) => {
  const mail = template.compose(exampleOf(template.props), sender)
  const sentences = [
    mail.subject,
    mail.preheader,
    mail.title,
    mail.reason,
    ...mail.parts.map((part) => JSON.stringify(part)),
  ]

  test('has a formal Dutch text with a reason, and a short subject and preheader', () => {
    expect(sentences.join(' ')).not.toMatch(/!|undefined|\b(je|jij|jouw)\b/)
    expect(mail.subject.length).toBeLessThanOrEqual(60)
    expect(mail.preheader.length).toBeLessThanOrEqual(80)
    expect(mail.preheader).not.toBe(mail.subject)
    expect(mail.reason).toMatch(/^U krijgt deze /)
    expect(mail.greeting).toMatch(/^Beste \S.*,$/)
  })

  test('rejects missing props', () => {
    expect(() => template.compose({}, sender)).toThrow()
  })
})
