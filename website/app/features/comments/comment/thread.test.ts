import { expect, test } from 'vitest'
import { threadComment } from './thread.ts'

const editableUntil = '2026-11-20T10:15:00.000Z'
const inTime = Date.parse('2026-11-20T10:14:59.000Z')
const comment = { id: 1, author: 'A', text: 'Goed stuk.', writtenAt: '2026-11-20T10:00:00.000Z', editedAt: null }

test("lets a reader report somebody else's comment once", () => {
  expect(threadComment({ ...comment, own: null, reported: false }, inTime)).toEqual(comment)
  expect(threadComment({ ...comment, own: null, reported: true }, inTime)).toMatchObject({ can: [] })
})

test('lets a reader change their own comment within the time limit, unless an editor has hidden it', () => {
  const own = { state: 'shown', editableUntil } as const
  const as = (state: 'shown' | 'waiting' | 'hidden', nowMs: number) =>
    threadComment({ ...comment, own: { ...own, state }, reported: false }, nowMs)
  expect(as('shown', inTime)).toMatchObject({
    can: ['bewerken', 'verwijderen'],
    hint: 'Bewerken kan tot 11.15 uur',
  })
  expect(as('shown', inTime)).not.toHaveProperty('state')
  expect(as('waiting', Date.parse(editableUntil))).toEqual({
    ...comment,
    ...{ state: 'Wacht op de redactie. Alleen u ziet deze reactie.', can: ['verwijderen'] },
  })
  expect(as('hidden', inTime)).toMatchObject({ state: expect.stringMatching(/^Verborgen/), can: ['verwijderen'] })
})
