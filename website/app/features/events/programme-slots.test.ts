import { expect, it } from 'vitest'
import { programmeSlots } from './programme-slots.ts'

it('groups parts with the same start, by time', () => {
  const items = [
    { start: '11:15', title: 'Zaal A' },
    { start: '09:30', title: 'Ontvangst' },
    { start: '11:15', title: 'Zaal B' },
  ]
  expect(programmeSlots(items).map(({ start, items: slot }) => [start, slot.map(({ title }) => title)])).toEqual([
    ['09:30', ['Ontvangst']],
    ['11:15', ['Zaal A', 'Zaal B']],
  ])
})
