import { describe, expect, test } from 'vitest'
import { features } from './features'
import type { Sender } from './platform/mail/mail-text'

const sender: Sender = {
  brand: 'Gevel',
  siteUrl: 'http://localhost:3000',
  publisher: 'Voegwerk Media bv',
  postalAddress: '',
  email: undefined,
}
const link = 'http://localhost:3000/pad?code=1'
const every = {
  name: 'Sanne',
  link,
  loginLink: link,
  resetLink: link,
  adminLink: 'http://127.0.0.1:1337/admin/auth/login',
  hoursValid: 24,
  newEmail: 'nieuw@lezer.example',
  deletionDate: '2026-12-24T23:30:00.000Z',
  title: 'Een gevel van hout',
  step: 'publish',
  uid: 'api::content.content',
  documentId: 'abc',
  plannedFor: '2026-12-24T07:00:00.000Z',
  reason: '“Intro” is niet (helemaal) ingevuld.',
}

const templates = features.flatMap(({ mails = [] }) => mails)

describe.each(templates)('$name', (template) => {
  const mail = template.compose(every, sender)
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
    expect(mail.greeting).toBe('Beste Sanne,')
  })

  test('rejects missing props', () => {
    expect(() => template.compose({}, sender)).toThrow()
  })
})
