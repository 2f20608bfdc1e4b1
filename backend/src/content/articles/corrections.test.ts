import { describe, expect, test } from 'vitest'
import { correctionProblems, lacksMoment } from './corrections'

const now = new Date('2026-11-24T22:50:00Z')
const releasedAt = new Date('2026-11-24T22:38:20Z')
const article = { releasedAt, stored: [] }

test.each([
  ['a new correction without the field', {}, true],
  ['an emptied moment', { id: 7, at: null }, true],
  ['an empty text', { at: '' }, true],
  ['a stored correction without the field', { id: 7 }, false],
  ['a chosen moment', { at: '2026-11-24T22:45:00Z' }, false],
])('fills in the moment of %s: %#', (_name, correction, expected) => expect(lacksMoment(correction)).toBe(expected))

describe('the moment of a correction', () => {
  test('is after the publication, to the minute, and at most a few minutes ahead', () => {
    const moments = ['2026-11-24T22:38:00Z', '2026-11-24T22:50:00Z', '2026-11-24T22:54:00Z']
    expect(
      correctionProblems(
        moments.map((at) => ({ at })),
        article,
        now,
      ),
    ).toEqual([])
  })

  test('is rejected at its field before the publication', () =>
    expect(correctionProblems([{ at: '2026-11-24T23:00:00Z' }, { at: '2026-11-24T00:00:00Z' }], article, now)).toEqual([
      { path: ['corrections', 0, 'at'], message: expect.stringMatching(/^Dit moment is nog niet geweest\./) },
      {
        path: ['corrections', 1, 'at'],
        message:
          'Het artikel verscheen op 24 november 2026 om 23:38 uur. Kies een later moment, of laat het leeg voor nu.',
      },
    ]))

  test('may be any in the past while the article is not published', () =>
    expect(correctionProblems([{ at: '2020-01-01T00:00:00Z' }], { ...article, releasedAt: null }, now)).toEqual([]))

  test('is accepted when it was stored before', () => {
    const stored = [new Date('2020-01-01T00:00:00Z')]
    expect(correctionProblems([{ id: 1, at: '2020-01-01T00:00:00.000Z' }], { releasedAt, stored }, now)).toEqual([])
  })

  test('is left to the validation of the field type when it is not a timestamp', () =>
    expect(correctionProblems([{ at: 'gisteren' }, { at: 7 }, {}], article, now)).toEqual([]))
})
