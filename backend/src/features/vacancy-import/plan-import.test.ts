import { expect, test } from 'vitest'
import type { ReadJob } from './job-text'
import { type KnownVacancy, planImport } from './plan-import'

const at = new Date('2026-11-29T08:00:00Z')
const later = new Date('2027-02-01T22:59:59Z')
const job = (reference: string, title = 'Kraan') =>
  ({ reference, employer: 'Hamerslag', postedOn: null, closesOn: null, text: { title } }) as unknown as ReadJob
const plan = (jobs: ReadJob[], known: KnownVacancy[], force = false) => planImport(jobs, known, { at, force })
/** What is known after these jobs were imported. */
const after = (jobs: ReadJob[]): KnownVacancy[] =>
  plan(jobs, []).write.map(({ reference, hash }) => ({ reference, hash, closesAt: later }))
const five = ['1', '2', '3', '4', '5'].map((reference) => job(reference))

test('writes new jobs and changed ones, whatever their order, and no unchanged one', () => {
  const first = plan(five, [])
  expect(first.write.map(({ reference, isNew }) => [reference, isNew])).toEqual(
    ['1', '2', '3', '4', '5'].map((reference) => [reference, true]),
  )
  const again = plan(five.toReversed(), after(five))
  expect(again).toMatchObject({ write: [], close: [], unchanged: 5, refusal: null })
  const changed = plan([...five.slice(1), job('1', 'Kraanmachinist')], after(five))
  expect(changed.write).toMatchObject([{ reference: '1', isNew: false }])
})

test('closes what is gone, and opens it again when it comes back', () => {
  const known = after(five)
  expect(plan(five.slice(1), known).close).toEqual(['1'])
  const closed = known.map((one) => (one.reference === '1' ? { ...one, hash: Buffer.alloc(0), closesAt: at } : one))
  expect(plan(five.slice(1), closed).close).toEqual([])
  expect(plan(five, closed).write).toMatchObject([{ reference: '1', isNew: false }])
})

test('closes nothing for an empty feed, nor for one that lost most of its jobs unless that is forced', () => {
  expect(plan([], after(five), true)).toMatchObject({ close: [], refusal: expect.stringContaining('no jobs') })
  expect(plan(five.slice(3), after(five))).toMatchObject({ close: [], refusal: expect.stringContaining('3 of 5') })
  expect(plan(five.slice(3), after(five), true).close).toEqual(['1', '2', '3'])
  expect(plan(five.slice(2), after(five)).close).toEqual(['1', '2'])
})

test('leaves a job that cannot be read as it is, and takes a repeated one once', () => {
  const broken: ReadJob = { reference: '1', problem: 'title: Functietitel is verplicht.' }
  const result = plan([broken, ...five.slice(1), job('5', 'Anders')], after(five))
  expect(result).toMatchObject({ write: [], close: [], unchanged: 4 })
  expect(result.skipped).toEqual([broken, { reference: '5', problem: 'it is in the feed twice' }])
})

test('extends a job without a last day that is still in the feed', () => {
  const soon = after(five).map((one) => ({ ...one, closesAt: new Date('2026-12-05T22:59:59Z') }))
  expect(plan(five, soon).write).toHaveLength(5)
})
