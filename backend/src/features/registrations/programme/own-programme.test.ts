import { expect, test } from 'vitest'
import { markOwnParts } from './own-programme'

const part = (start: string, room: string) => ({
  ...{ key: `2026-12-03 ${start} ${room}`, day: '2026-12-03', start, end: null, room, title: `Sessie in ${room}` },
})
const parts = [part('14:00', 'Steenzaal'), part('11:15', 'Ovenzaal'), part('11:15', 'Steenzaal')]
const place = { id: 1, day: '2026-12-03', start: '11:15', room: 'Ovenzaal', title: 'Sessie in Ovenzaal' }

test('has the places of the ticket and what was picked, by time', () => {
  const own = markOwnParts(parts, [place], new Set(['2026-12-03 14:00 Steenzaal']))
  expect(own.filter(({ isPicked }) => isPicked).map(({ key, hasPlace }) => [key, hasPlace])).toEqual([
    ['2026-12-03 11:15 Ovenzaal', true],
    ['2026-12-03 14:00 Steenzaal', false],
  ])
})

test('has nothing else at the time of a place, and nothing that the programme no longer has', () => {
  const picks = new Set(['2026-12-03 11:15 Steenzaal', '2026-12-03 16:00 Kelder'])
  expect(markOwnParts(parts, [place], picks).filter(({ isPicked }) => isPicked)).toHaveLength(1)
})

test('keeps a place whose room the programme lost', () => {
  const own = markOwnParts(parts.slice(0, 1), [place], new Set())
  expect(own.map(({ room, hasPlace }) => [room, hasPlace])).toEqual([
    ['Ovenzaal', true],
    ['Steenzaal', false],
  ])
})
