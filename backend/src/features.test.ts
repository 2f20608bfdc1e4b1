import { expect, test } from 'vitest'
import { features } from './features'
import { sendMail } from './platform/mail/send-mail'

test.each([
  ['jobs', [sendMail, ...features.flatMap(({ jobs = [] }) => jobs)].map(({ name }) => name)],
  ['mails', features.flatMap(({ mails = [] }) => mails).map(({ name }) => name)],
  ['text checks', features.flatMap(({ textChecks = {} }) => Object.keys(textChecks))],
  ['derived tables', features.flatMap(({ derivedTables = {} }) => Object.keys(derivedTables))],
])('registers no duplicate among the %s of all features', (_kind, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})
