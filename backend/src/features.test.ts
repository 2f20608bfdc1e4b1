import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { accountExportSchema, accountOverviewSchema } from '@gevel/contract/account'
import { expect, test } from 'vitest'
import { features } from './features'
import { definedLimits } from './platform/limits/limit'
import { sendMail } from './platform/mail/send-mail'

const permissions = features.flatMap((feature) => feature.permissions ?? [])
const routes = features.flatMap((feature) => feature.routes ?? [])

test.each([
  ['routes', routes.map(({ method, path }) => `${method} ${path}`)],
  ['permissions', permissions.map(({ uid }) => uid)],
  ['prefixes of admin routes', features.flatMap(({ adminRoutes }) => adminRoutes?.prefix ?? [])],
  ['timers', features.flatMap(({ timers = [] }) => timers).map(({ name }) => name)],
  ['jobs', [sendMail, ...features.flatMap(({ jobs = [] }) => jobs)].map(({ name }) => name)],
  ['documents', features.flatMap(({ documents = [] }) => documents).map(({ name }) => name)],
  ['mails', features.flatMap(({ mails = [] }) => mails).map(({ name }) => name)],
  [
    'parts of the download of an account',
    features.flatMap(({ accountData }) => accountData?.exports ?? []).map(({ name }) => name),
  ],
  [
    'categories of the audit log',
    features.flatMap(({ auditKinds = [] }) => auditKinds).map(({ category }) => category),
  ],
  ['text checks', features.flatMap(({ textChecks = {} }) => Object.keys(textChecks))],
  ['checks of finished texts', features.flatMap((feature) => Object.keys(feature.finishChecks ?? {}))],
  ['derived tables', features.flatMap(({ derivedTables = {} }) => Object.keys(derivedTables))],
])('registers no duplicate among the %s of all features', (_kind, names) => {
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
})

test('gives the owner every permission, and a redacteur that to compose newsletters alone', () => {
  expect(permissions.filter(({ roles }) => !roles.includes('eigenaar'))).toEqual([])
  const ofRedacteur = permissions.filter(({ roles }) => roles.includes('redacteur')).map(({ uid }) => uid)
  expect(ofRedacteur).toEqual(['newsletter.compose'])
})

test('lists every rate limit, except those of the platform', () => {
  const listed = features.flatMap(({ limits = [] }) => limits).map(({ name }) => name)
  const ofPlatform = ['strangers', 'proofs', 'codes']
  expect([...listed, ...ofPlatform].toSorted()).toEqual([...definedLimits].toSorted())
})

const accountData = features.flatMap((feature) => feature.accountData ?? [])
const migrations = path.join(import.meta.dirname, '../database/migrations')

/** The tables that refer to readers' accounts, each with what the database does when one is deleted. */
function tablesOfAccounts(): Map<string, string> {
  const tables = new Map<string, string>()
  for (const file of globSync('*.sql', { cwd: migrations }).toSorted()) {
    const withoutComments = readFileSync(path.join(migrations, file), 'utf8').replace(/--.*/g, '')
    for (const statement of withoutComments.split(';')) {
      const [, table, rest = ''] = /(?:CREATE|ALTER) TABLE (?:IF NOT EXISTS )?(\w+)(.*)/s.exec(statement) ?? []
      const onDelete = /REFERENCES up_users \(id\)(?: ON DELETE (CASCADE|SET NULL|RESTRICT))?/.exec(rest)
      if (table && onDelete) tables.set(table, onDelete[1] ?? 'RESTRICT')
      const renamed = /^ RENAME TO (\w+)/.exec(rest)?.[1]
      const before = tables.get(table ?? '')
      if (table && renamed && before && tables.delete(table)) tables.set(renamed, before)
    }
  }
  return tables
}

test('declares for each table that refers to accounts whether its rows are removed with one', () => {
  const declared = accountData.flatMap(({ tables }) => Object.entries(tables))
  const removed = declared.filter(([, fate]) => fate === 'removed').map(([table]) => table)
  const inDatabase = tablesOfAccounts()
  const cascading = [...inDatabase].filter(([, onDelete]) => onDelete === 'CASCADE').map(([table]) => table)
  expect(cascading.length).toBeGreaterThan(5)
  expect(removed.toSorted()).toEqual(cascading.toSorted())
  expect(declared.map(([table]) => table).toSorted()).toEqual([...inDatabase.keys()].toSorted())
})

test('exports every part of the download that the contract has', () => {
  const always = [...Object.keys(accountOverviewSchema.omit({ providers: true }).shape), 'exportedAt']
  const declared = accountData.flatMap(({ exports }) => exports.map(({ name }) => name))
  const missing = Object.keys(accountExportSchema.shape).filter((name) => ![...always, ...declared].includes(name))
  expect(missing).toEqual([])
})
