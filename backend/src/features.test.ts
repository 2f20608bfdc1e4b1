import { expect, test } from 'vitest'
import { features } from './features'
import { sendMail } from './platform/mail/send-mail'

const permissions = features.flatMap((feature) => feature.permissions ?? [])
const routes = features.flatMap((feature) => feature.routes ?? [])

test.each([
  ['routes', routes.map(({ method, path }) => `${method} ${path}`)],
  ['permissions', permissions.map(({ uid }) => uid)],
  ['prefixes of admin routes', features.flatMap(({ adminRoutes }) => adminRoutes?.prefix ?? [])],
  ['timers', features.flatMap(({ timers = [] }) => timers).map(({ name }) => name)],
  ['jobs', [sendMail, ...features.flatMap(({ jobs = [] }) => jobs)].map(({ name }) => name)],
  ['mails', features.flatMap(({ mails = [] }) => mails).map(({ name }) => name)],
  ['text checks', features.flatMap(({ textChecks = {} }) => Object.keys(textChecks))],
  ['derived tables', features.flatMap(({ derivedTables = {} }) => Object.keys(derivedTables))],
])('registers no duplicate among the %s of all features', (_kind, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

test('gives the owner every permission, and a redacteur none', () => {
  expect(permissions.filter(({ roles }) => !roles.includes('eigenaar'))).toEqual([])
  expect(permissions.filter(({ roles }) => roles.includes('redacteur'))).toEqual([])
})
