import { expect, test } from 'vitest'
import { markThreads } from './comment-marks.ts'
import { publicThread, readerThread } from './thread.ts'

const editableUntil = '2026-11-20T10:15:00.000Z'
const inTime = Date.parse('2026-11-20T10:14:59.000Z')
const writtenAt = '2026-11-20T10:00:00.000Z'
const comment = { id: 1, author: 'A', text: 'Goed stuk.', writtenAt, editedAt: null, recommendations: 2 }
const thread = { ...comment, replies: [{ ...comment, id: 2 }], isGone: false }
const others = { own: null, reported: false, recommended: false }

test('lets visitors ask for what a log-in is needed for', () => {
  expect(publicThread(thread)).toEqual({
    ...{ ...comment, can: ['aanbevelen', 'antwoorden', 'melden'], isGone: false },
    replies: [{ ...comment, id: 2, can: ['aanbevelen', 'melden'] }],
  })
})

test("lets a reader recommend somebody else's comment, reply to the first of a thread and report each once", () => {
  const seen = (fields: object) =>
    readerThread({ ...comment, ...others, ...fields, replies: [], isGone: false }, inTime)
  expect(seen({})).toMatchObject({ recommend: 'Aanbevelen', can: ['antwoorden', 'melden'] })
  expect(seen({ recommended: true })).toMatchObject({ recommend: 'Aanbevolen' })
  expect(seen({ reported: true })).toMatchObject({ can: ['antwoorden'], hint: 'Gemeld bij de redactie' })
  const [reply] = readerThread(
    { ...comment, ...others, replies: [{ ...comment, ...others }], isGone: false },
    inTime,
  ).replies
  expect(reply).toMatchObject({ recommend: 'Aanbevelen', can: ['melden'] })
})

test('lets a reader change their own comment within the time limit, unless an editor has hidden it', () => {
  const as = (state: 'shown' | 'waiting' | 'hidden', nowMs: number) =>
    readerThread({ ...comment, ...others, own: { state, editableUntil }, replies: [], isGone: false }, nowMs)
  expect(as('shown', inTime)).toMatchObject({
    can: ['antwoorden', 'bewerken', 'verwijderen'],
    hint: 'Bewerken kan tot 11.15 uur',
  })
  for (const own of [as('shown', inTime), as('waiting', inTime)]) expect(own).not.toHaveProperty('recommend')
  expect(as('shown', inTime)).not.toHaveProperty('state')
  expect(as('waiting', Date.parse(editableUntil))).toMatchObject({
    ...{ state: 'Wacht op de redactie. Alleen u ziet deze reactie.', can: ['verwijderen'] },
  })
  expect(as('hidden', inTime)).toMatchObject({ state: expect.stringMatching(/^Verborgen/), can: ['verwijderen'] })
})

test('marks what a reader wrote, recommended and reported in the public threads', () => {
  const [marked] = markThreads([thread], '7:1:wrote 7:2:recommended 7:12:reported')
  expect(marked).toMatchObject({ own: { state: 'shown' }, recommended: false, reported: false })
  expect(marked?.replies).toMatchObject([{ own: null, recommended: true, reported: false }])
  expect(marked && readerThread(marked, Date.now()).can).toEqual(['antwoorden', 'verwijderen'])
})
