import { expect, test } from 'vitest'
import { layOutBars } from './chart-horizontal-layout.ts'

test('starts bars at a common zero, with space for their values', () => {
  const { rows, zero, height } = layOutBars(['Hout', 'Verf'], [{ name: 'a', values: [10, -5] }], 356)
  expect(zero).toBe(100)
  const [hout, verf] = rows.map(({ bars }) => bars[0])
  expect(hout).toMatchObject({ left: 100, width: 200, textX: 306 })
  expect(verf).toMatchObject({ left: 0, width: 100, textX: 106 })
  expect(height).toBeGreaterThan((verf?.top ?? 0) + (verf?.thickness ?? 0))
})

test('wraps a long label, and omits the bar of an unknown value', () => {
  const series = [
    { name: 'a', values: [1, 2] },
    { name: 'b', values: [null, 3] },
  ]
  const { rows } = layOutBars(['Inkoopsamenwerkingsverband van verfwinkels in het noorden', 'Hout'], series, 240)
  expect(rows.map(({ lines, bars }) => [lines.length, bars.length])).toEqual([
    [2, 1],
    [1, 2],
  ])
  expect(layOutBars(['Niets', 'Nul'], [{ name: 'a', values: [null, 0] }], 240).rows[1]?.bars[0]?.width).toBe(0)
})
