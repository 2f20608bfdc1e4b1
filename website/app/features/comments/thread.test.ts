import { expect, test } from 'vitest'
import { threadComment } from './thread.ts'

const editableUntil = '2026-11-20T10:15:00.000Z'
const inTime = Date.parse('2026-11-20T10:14:59.000Z')
const comment = { id: 1, author: 'A', text: 'Goed stuk.', writtenAt: '2026-11-20T10:00:00.000Z', editedAt: null }

test("somebody else's can be reported once", () => {
  expect(threadComment({ ...comment, own: null, reported: false }, inTime)).toEqual(comment)
  expect(threadComment({ ...comment, own: null, reported: true }, inTime)).toEqual({ ...comment, reported: true })
})

test("a reader's own can be changed as long as there is time and no editor has hidden it", () => {
  const own = { state: 'waiting', editableUntil } as const
  const as = (more: object, nowMs: number) =>
    threadComment({ ...comment, own: { ...own, ...more }, reported: false }, nowMs)
  expect(as({}, inTime)).toEqual({ ...comment, own: 'waiting', editableUntil })
  expect(as({}, Date.parse(editableUntil))).toEqual({ ...comment, own: 'waiting' })
  expect(as({ state: 'hidden' }, inTime)).toEqual({ ...comment, own: 'hidden' })
})
