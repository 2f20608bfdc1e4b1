import { describe, expect, it } from 'vitest'
import {
  barFrame,
  heightOf,
  labelStep,
  labelsFit,
  lineFrame,
  linePath,
  NARROW,
  positionOf,
  ticks,
  WIDE,
  wrapText,
} from './chart-geometry.ts'

describe('ticks', () => {
  it('are round and cover all values', () => {
    expect(ticks([4, 11], false)).toEqual([2.5, 5, 7.5, 10, 12.5])
    expect(ticks([1.66, 1.97], true)).toEqual([0, 1, 2])
    expect(ticks([-3, 5], true)).toEqual([-5, 0, 5])
  })
  it('include zero for bars, above negative values and below positive ones', () => {
    expect(ticks([-3, -5], true)).toEqual([-6, -4, -2, 0])
    expect(ticks([90, 100], true)).toEqual([0, 50, 100])
    expect(ticks([-90, -100], false)).not.toContain(0)
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
  it('fits a label below each bar, or none', () => {
    expect(labelsFit(['K1 26', 'K2', 'K3'], barFrame(NARROW, []))).toBe(true)
    expect(labelsFit(['Noorderkade met Van Rossem', 'Kerkdijk', 'Maasveste', 'Halderink'], barFrame(WIDE, []))).toBe(
      false,
    )
  })
  it('reserves space for the values below negative bars, which only a single series has', () => {
    const falling = { name: 'a', values: [-3, null] }
    expect(barFrame(WIDE, [falling]).bottom).toBeGreaterThan(barFrame(WIDE, [{ name: 'a', values: [3] }]).bottom)
    expect(barFrame(WIDE, [falling, falling]).bottom).toBe(WIDE.bottom)
  })
  it('reserves the width of the longest name right of a line, up to a third', () => {
    const named = (name: string) => lineFrame(NARROW, [{ name, values: [1, 2] }]).right
    expect(named('Koper')).toBeLessThan(NARROW.right)
    expect(named('Regendouche, twaalf liter of meer')).toBeCloseTo(NARROW.width / 3)
  })
  it('wraps a name between words', () => {
    expect(wrapText('Zes liter of minder', 84)).toEqual(['Zes liter of', 'minder'])
    expect(wrapText('Inkoopsamenwerkingsverband', 84)).toEqual(['Inkoopsamenwerkingsverband'])
  })
})
