import type { OwnComment } from '@gevel/contract/comments'
import { expect, test } from 'vitest'
import { threadOf } from './thread.ts'

const writtenAt = '2026-11-20T10:00:00.000Z'
const editableUntil = '2026-11-20T10:15:00.000Z'
const now = Date.parse('2026-11-20T10:10:00.000Z')
const comment = (id: number) => ({ id, author: 'A', text: `Reactie ${id}`, writtenAt, editedAt: null })
const own = (id: number, more: Partial<OwnComment> = {}): OwnComment => ({
  ...comment(id),
  ...{ state: 'shown', editableUntil, page: 1 },
  ...more,
})
const first = { page: 1 }

test('nobody in particular sees what everybody sees', () => {
  const seen = [comment(1), comment(2)]
  expect(threadOf(seen, first, null, now)).toEqual(seen)
})

test("a reader's own are marked, and may be changed as long as there is time", () => {
  const mine = { data: [own(2)], reported: [] }
  expect(threadOf([comment(1), comment(2)], first, mine, now)[1]).toMatchObject({ id: 2, own: 'shown', editableUntil })
  expect(threadOf([comment(2)], first, mine, Date.parse(editableUntil))[0]).not.toHaveProperty('editableUntil')
})

test('what waits or is hidden stands where it was written, for its author alone', () => {
  const mine = { data: [own(2, { state: 'waiting' }), own(4, { state: 'hidden' })], reported: [] }
  const thread = threadOf([comment(1), comment(3)], first, mine, now)
  expect(thread.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(thread.map(({ own }) => own)).toEqual([undefined, 'waiting', undefined, 'hidden'])
  expect(thread[3]).not.toHaveProperty('editableUntil')
})

test('what stands on another page stays there', () => {
  const mine = { data: [own(2, { state: 'waiting', page: 2 }), own(3)], reported: [] }
  expect(threadOf([comment(1)], first, mine, now)).toEqual([comment(1)])
})

test('what a reader reported says so', () => {
  const thread = threadOf([comment(1), comment(2)], first, { data: [], reported: [2] }, now)
  expect(thread.map(({ reported }) => reported)).toEqual([undefined, true])
})
