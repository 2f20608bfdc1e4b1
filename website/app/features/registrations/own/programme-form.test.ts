import { expect, test } from 'vitest'
import { openSlots, pickedKeys, programmeForm } from './programme-form.ts'

const part = (start: string, room: string, fields: { isPicked?: boolean; hasPlace?: boolean } = {}) => ({
  ...{ key: `2026-12-03 ${start} ${room}`, day: '2026-12-03', start, end: null, room, title: `In ${room}` },
  ...{ isPicked: false, hasPlace: false, ...fields },
})
const parts = [
  part('09:30', 'Steenzaal', { isPicked: true }),
  part('11:15', 'Ovenzaal', { isPicked: true, hasPlace: true }),
  part('11:15', 'Steenzaal'),
  part('14:00', 'Ovenzaal', { isPicked: true }),
  part('14:00', 'Steenzaal'),
]

test('asks at times with several rooms where the ticket has no place', () => {
  expect(openSlots(parts).map((slot) => slot.map(({ room }) => room))).toEqual([['Ovenzaal', 'Steenzaal']])
})

test('is filled in as it was picked, or as the address says', () => {
  expect(programmeForm(parts, null).fields.deel0).toMatchObject({ value: '2026-12-03 14:00 Ovenzaal' })
  const other = '2026-12-03 14:00 Steenzaal'
  expect(programmeForm(parts, new Set([other])).fields.deel0).toMatchObject({ value: other })
})

test('keeps a pick that is not asked for, and leaves out places', () => {
  const picks = pickedKeys({ deel0: '2026-12-03 14:00 Steenzaal' }, parts)
  expect(picks).toEqual(['2026-12-03 09:30 Steenzaal', '2026-12-03 14:00 Steenzaal'])
  expect(pickedKeys({ deel0: '' }, parts)).toEqual(['2026-12-03 09:30 Steenzaal'])
})
