import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { securityEvents } from './event-names'

test('has documentation of every event, and no other', () => {
  const page = path.resolve(import.meta.dirname, '../../../../docs/contracts/security-events.md')
  const rows = readFileSync(page, 'utf8').matchAll(/^\| (`[^|]+`) \|/gm)
  const described = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  expect(described.toSorted()).toEqual(Object.keys(securityEvents).toSorted())
})
