import { expect, test } from 'vitest'
import { planScale, shapePath } from './plan-shapes.ts'

const scale = planScale([5, 52, 5.01, 52.005])

test('keeps the proportions of the ground', () => {
  // 0.01° of longitude is 685 m here, 0.005° of latitude 557 m
  expect(scale.width / scale.height).toBeCloseTo(685 / 557, 1)
  expect(scale.at([5, 52.005])).toEqual([0, 0])
  expect(scale.at([5.01, 52])).toEqual([720, scale.height])
})

test('closes areas and not lines', () => {
  const corners: [number, number][] = [
    [5, 52.005],
    [5.01, 52.005],
    [5.01, 52],
    [5, 52.005],
  ]
  expect(shapePath({ type: 'MultiPolygon', coordinates: [[corners]] }, scale)).toBe(`M0 0L720 0L720 ${scale.height}z`)
  expect(shapePath({ type: 'MultiLineString', coordinates: [corners.slice(0, 2)] }, scale)).toBe('M0 0L720 0')
  expect(shapePath({ type: 'Point', coordinates: [5, 52] }, scale)).toBe('')
})
