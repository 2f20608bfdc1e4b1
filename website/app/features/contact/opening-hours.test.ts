import { expect, test } from 'vitest'
import { availabilityAt, hoursLine } from './opening-hours.ts'

const hours = [
  { firstDay: 1, lastDay: 4, opens: '08:30', closes: '17:00' },
  { firstDay: 5, lastDay: 5, opens: '08:30', closes: '15:00' },
  { firstDay: 6, lastDay: 7, opens: null, closes: null },
]
const closedDays = [{ day: '2026-12-25', reason: 'Eerste Kerstdag' }]
const at = (now: string) => availabilityAt(now, { hours, closedDays })

test('writes days and hours as Dutch people do', () => {
  expect(hours.map(hoursLine)).toEqual([
    { label: 'Maandag tot en met donderdag', value: '8.30–17.00' },
    { label: 'Vrijdag', value: '8.30–15.00' },
    { label: 'Zaterdag en zondag', value: 'Gesloten' },
  ])
})

test.each([
  ['2026-11-27T13:59:00Z', true, 'Nu bereikbaar, tot 15.00 uur'],
  ['2026-11-27T14:00:00Z', false, 'Nu gesloten'],
  ['2026-11-27T07:29:00Z', false, 'Vandaag bereikbaar vanaf 8.30 uur'],
  // summer time
  ['2026-07-06T06:30:00Z', true, 'Nu bereikbaar, tot 17.00 uur'],
  ['2026-11-29T12:00:00Z', false, 'Vandaag gesloten'],
  ['2026-12-25T12:00:00Z', false, 'Vandaag gesloten: Eerste Kerstdag'],
])('says at %s whether somebody is there', (now, isOpen, text) => {
  expect(at(now)).toEqual({ isOpen, text })
})

test('says nothing without hours', () => {
  expect(availabilityAt('2026-11-27T12:00:00Z', { hours: [], closedDays })).toBeNull()
})
