import { expect, it } from 'vitest'
import { days, duration, place } from './event-facts.ts'

const oneDay = { startsAt: '2026-12-03T08:30:00.000Z', endsAt: '2026-12-03T16:30:00.000Z' }
const threeDays = { startsAt: '2027-02-02T09:00:00.000Z', endsAt: '2027-02-04T16:00:00.000Z' }

it('states hours within a day and days beyond', () => {
  expect(duration(oneDay)).toBe('09.30 tot 17.30\u00a0uur')
  expect(duration(threeDays)).toBe('drie dagen')
  expect(days(oneDay)).toBe('Donderdag 3\u00a0december 2026')
  expect(days(threeDays)).toBe('Dinsdag 2\u00a0februari 2027 tot en met donderdag 4\u00a0februari 2027')
})

it('states the location', () => {
  expect(place({ online: true, venue: null })).toBe('Online')
  expect(place({ online: false, venue: { name: 'De Steenhal', street: null, postcode: null, city: 'Utrecht' } })).toBe(
    'De Steenhal, Utrecht',
  )
})
