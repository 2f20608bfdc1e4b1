import { expect, test } from 'vitest'
import { planProblems } from './check-plan'

const now = new Date('2026-11-20T12:00:00Z')
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const unplanned = { publishAt: null, unpublishAt: null }
const fieldsOf = (publishAt: Date | null, unpublishAt: Date | null, stored = unplanned) =>
  planProblems(stored, { publishAt, unpublishAt }, now).map(({ path }) => path[0])

test('accepts a plan in the future', () => {
  expect(fieldsOf(null, null)).toEqual([])
  expect(fieldsOf(at(13), null)).toEqual([])
  expect(fieldsOf(at(13), at(14))).toEqual([])
  expect(fieldsOf(null, at(14))).toEqual([])
})

test('rejects going offline before or at the moment of going online', () => {
  expect(fieldsOf(at(14), at(13))).toEqual(['unpublishAt'])
  expect(fieldsOf(at(14), at(14))).toEqual(['unpublishAt'])
})

test('rejects a plan that is wholly in the past', () => {
  expect(fieldsOf(at(9), null)).toEqual(['publishAt'])
  expect(fieldsOf(null, at(9))).toEqual(['unpublishAt'])
  expect(fieldsOf(at(9), at(10))).toEqual(['unpublishAt'])
  expect(fieldsOf(at(9), at(14))).toEqual([])
})

test('accepts a plan that was stored before', () => {
  const stored = { publishAt: at(9), unpublishAt: null }
  expect(planProblems(stored, { ...stored }, now)).toEqual([])
})
