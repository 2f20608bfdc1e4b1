import { describe, expect, it } from 'vitest'
import { age, clockTime, dateBlock, dayHeading, dutchDay, fullDate, relativeDay, relativeDayInWords } from './dates.ts'

const NOW = '2026-11-20T09:30:00.000Z'

describe('dates', () => {
  it('use Dutch time in winter and in summer', () => {
    expect(clockTime('2026-11-20T07:40:00.000Z')).toBe('08.40')
    expect(clockTime('2026-07-01T22:05:00.000Z')).toBe('00.05')
    expect(dutchDay('2026-07-01T22:05:00.000Z')).toBe('2026-07-02')
  })
  it('name the day as precisely as needed', () => {
    expect(relativeDay('2026-11-20T07:40:00.000Z', NOW)).toBe('08.40 uur')
    expect(relativeDayInWords('2026-11-20T07:40:00.000Z', NOW)).toBe('Vandaag, 08.40 uur')
    expect(relativeDay('2026-11-19T23:30:00.000Z', NOW)).toBe('00.30 uur')
    expect(relativeDay('2026-11-19T12:00:00.000Z', NOW)).toBe('Gisteren')
    expect(relativeDay('2026-11-02T12:00:00.000Z', NOW)).toBe('2 november')
    expect(relativeDay('2024-11-02T12:00:00.000Z', NOW)).toBe('2 november 2024')
  })
  it('title the list of a day', () => {
    expect(dayHeading('2026-11-20T07:40:00.000Z', NOW)).toBe('Vandaag')
    expect(dayHeading('2026-11-19T07:40:00.000Z', NOW)).toBe('Gisteren')
    expect(dayHeading('2026-11-18T07:40:00.000Z', NOW)).toBe('Woensdag 18 november')
    expect(dayHeading('2025-11-18T07:40:00.000Z', NOW)).toBe('Dinsdag 18 november 2025')
  })
  it('write a date in full', () => {
    expect(fullDate(NOW)).toBe('Vrijdag 20 november 2026')
    expect(dateBlock('2026-12-03T08:30:00.000Z')).toEqual(['3', 'dec'])
  })
  it('give the age of a vacancy', () => {
    expect(age('2026-11-15T07:00:00.000Z', NOW)).toBe('5 dagen geleden')
    expect(age('2026-10-20T07:00:00.000Z', NOW)).toBe('4 weken geleden')
  })
})
