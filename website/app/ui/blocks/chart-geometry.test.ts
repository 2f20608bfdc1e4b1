import { describe, expect, it } from 'vitest'
import { heightOf, labelStep, linePath, NARROW, positionOf, ticks, WIDE } from './chart-geometry.ts'

describe('ticks', () => {
  it('are round and cover all values', () => {
    expect(ticks([4, 11], false)).toEqual([2.5, 5, 7.5, 10, 12.5])
    expect(ticks([1.66, 1.97], true)).toEqual([0, 1, 2])
    expect(ticks([-3, 5], true)).toEqual([-5, 0, 5])
  })
  it('work with equal values and zero', () => {
    expect(ticks([7, 7], false).length).toBeGreaterThan(1)
    expect(ticks([0, 0], true).length).toBeGreaterThan(1)
  })
})

describe('geometry', () => {
  it('puts the lowest tick on the base line and the highest at the top', () => {
    expect(heightOf(0, [0, 1, 2], WIDE)).toBe(220)
    expect(heightOf(2, [0, 1, 2], WIDE)).toBe(14)
  })
  it('draws lines from edge to edge', () => {
    expect(positionOf(0, 3, 'line', WIDE)).toBe(40)
    expect(positionOf(2, 3, 'line', WIDE)).toBe(448)
  })
  it('interrupts a line where a value is missing', () => {
    expect(linePath([0, null, 2], [0, 1, 2], WIDE)).toBe('M40 220M448 14')
  })
  it('leaves labels out on a narrow screen', () => {
    const labels = ['K1 25', 'K2', 'K3', 'K4', 'K1 26', 'K2', 'K3']
    expect(labelStep(labels, NARROW)).toBeGreaterThan(labelStep(labels, WIDE))
  })
})
