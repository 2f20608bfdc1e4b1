import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox'

test.each([
  ['jan@lezer.example', 'jan@lezer.example'],
  ['jan+nieuws@lezer.example', 'jan@lezer.example'],
  ['jan+a+b@lezer.example', 'jan@lezer.example'],
  ['+a@lezer.example', '@lezer.example'],
  ['geen adres', 'geen adres'],
])('of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
