import { describe, expect, test } from 'vitest'
import type { Sender } from '../mail-text'
import { greet, onDay, validity } from './phrases'
import { templateNames, templates } from './templates'

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

describe.each(templateNames)('%s', (name) => {
  const mail = templates[name].compose(every, sender)
  const sentences = [
    mail.subject,
    mail.preheader,
    mail.title,
    mail.reason,
    ...mail.parts.map((part) => JSON.stringify(part)),
  ]

  test('is calm Dutch with a reason, and fits a list of mails', () => {
    expect(sentences.join(' ')).not.toMatch(/!|undefined|\b(je|jij|jouw)\b/)
    expect(mail.subject.length).toBeLessThanOrEqual(60)
    expect(mail.preheader.length).toBeLessThanOrEqual(80)
    expect(mail.preheader).not.toBe(mail.subject)
    expect(mail.reason).toMatch(/^U krijgt deze /)
    expect(mail.greeting).toBe('Beste Sanne,')
  })

  test('is refused without what it has to know', () => {
    expect(() => templates[name].compose({}, sender)).toThrow()
  })
})

test('a name that could be a link is not repeated', () => {
  for (const name of ['', 'Gratis op www.kwaad.example', 'kwaad.example', 'https://kwaad', 'a@b.example', 'kwaad/pad'])
    expect(greet(name)).toBe('Beste lezer,')
  for (const name of ['J.P. de Wit', 'Sanne', 'St. Jan', 'D. O’Neill', '李']) expect(greet(name)).toBe(`Beste ${name},`)
})

test('how long a link works is said in the unit people count in', () => {
  expect(validity(1)).toBe('De link werkt één keer en blijft 1 uur geldig.')
  expect(validity(48)).toContain('48 uur')
  expect(validity(72)).toContain('3 dagen')
  expect(validity(80)).toContain('80 uur')
})

test('a day is the Dutch one', () => {
  expect(onDay(new Date('2026-12-24T23:30:00Z'))).toBe('25 december 2026')
})
