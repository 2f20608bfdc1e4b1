import { describe, expect, it } from 'vitest'
import { hours, isOpen, salary } from './vacancy-facts.ts'

describe('vacancy facts', () => {
  it('writes a range, a fixed value, or the one limit that is known', () => {
    expect(hours({ hoursMin: 32, hoursMax: 38 })).toBe('32–38 uur')
    expect(hours({ hoursMin: 38, hoursMax: 38 })).toBe('38 uur')
    expect(hours({ hoursMin: null, hoursMax: 40 })).toBe('tot 40 uur')
    expect(hours({ hoursMin: 24, hoursMax: null })).toBe('vanaf 24 uur')
    expect(hours({ hoursMin: null, hoursMax: null })).toBeNull()
    expect(salary({ salaryMin: 2900, salaryMax: 3400 })).toBe('€ 2.900–3.400 per maand')
    expect(salary({ salaryMin: 2900, salaryMax: 2900 })).toBe('€ 2.900 per maand')
    expect(salary({ salaryMin: 2900, salaryMax: null })).toBe('vanaf € 2.900 per maand')
    expect(salary({ salaryMin: null, salaryMax: 3400 })).toBe('tot € 3.400 per maand')
    expect(salary({ salaryMin: null, salaryMax: null })).toBeNull()
  })
  it('closes at its closing time', () => {
    expect(isOpen({ closesAt: '2026-11-20T10:00:00.000Z' }, '2026-11-20T09:59:59.000Z')).toBe(true)
    expect(isOpen({ closesAt: '2026-11-20T10:00:00.000Z' }, '2026-11-20T10:00:00.000Z')).toBe(false)
  })
})
