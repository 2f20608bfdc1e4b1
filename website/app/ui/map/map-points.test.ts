import { expect, test } from 'vitest'
import { mapPoints } from './map-points.ts'
import { provinceShapes } from './netherlands-map.tsx'
import { MAP } from './projection.ts'

const at = (label: string, latitude: number, longitude: number) => ({ label, location: { latitude, longitude } })

test('joins points that coincide, the largest first', () => {
  const points = mapPoints([at('Utrecht', 52.09, 5.12), at('Emmen', 52.779, 6.907), at('Emmen', 52.78, 6.908)])
  expect(points.map(({ label, count }) => [label, count])).toEqual([
    ['Emmen (2)', 2],
    ['Utrecht', 1],
  ])
  expect(points[0]?.radius).toBeGreaterThan(points[1]?.radius ?? 0)
})

test('leaves out what is abroad, and names a few of many', () => {
  expect(mapPoints([at('Berlijn', 52.52, 13.4)])).toEqual([])
  const many = Array.from({ length: 9 }, (_, number) => at(`Zaak ${number}`, 52, 5))
  expect(mapPoints(many)[0]?.label).toBe('Zaak 0, Zaak 1, Zaak 2, Zaak 3, Zaak 4, Zaak 5 en 3 meer')
})

test('has a shape for each province, within the map', () => {
  expect(provinceShapes).toHaveLength(12)
  for (const { path } of provinceShapes) {
    const numbers = path.match(/[\d.-]+/g)?.map(Number) ?? []
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(MAP.height)
  }
})
