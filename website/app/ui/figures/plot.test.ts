import { describe, expect, test } from 'vitest'
import { layOutPlot, type Plotted } from './plot.ts'
import { axisLabels } from './plot-axis.ts'

const frame = { width: 400, height: 200, left: 40, right: 0, top: 20, bottom: 30 }
const part = (code: string) => ({ code, name: code })
const quarters = ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01']
const pointsOf = (...values: (number | null)[][]) => values.map((of, at) => ({ from: quarters[at] ?? '', values: of }))

describe('bars', () => {
  const series: Omit<Plotted, 'points'> = { chart: 'bar', periodKind: 'quarter', parts: [part('a')] }
  test('stand on zero, and the newest stands out', () => {
    const { paths, grid, marks } = layOutPlot({ ...series, points: pointsOf([10], [20], [null], [15]) }, frame)
    expect(paths.map(({ colour, path }) => [colour, path.split('M').length - 1])).toEqual([
      [1, 2],
      [3, 1],
    ])
    expect(grid[0]).toEqual({ value: 0, y: 170 })
    expect(marks).toEqual([expect.objectContaining({ value: 15 })])
  })
  test('of a stack are on top of each other, and left out where a part is unknown', () => {
    const stacked: Omit<Plotted, 'points'> = { ...series, chart: 'stacked', parts: [part('a'), part('b')] }
    const { paths, marks } = layOutPlot({ ...stacked, points: pointsOf([1, 3], [2, null], [2, 4]) }, frame)
    expect(paths.map(({ path }) => path.split('M').length - 1)).toEqual([2, 2])
    expect(marks).toEqual([expect.objectContaining({ value: 6, colour: 0 })])
  })
  test('of negative values alone go down from zero, with the newest value in the frame', () => {
    const { paths, grid, marks } = layOutPlot({ ...series, points: pointsOf([-3], [-5]) }, frame)
    expect(grid.at(-1)).toEqual({ value: 0, y: frame.top })
    expect(paths[0]?.path).toMatch(/^M[\d.]+ 20V/)
    expect(marks[0]?.y).toBeGreaterThan(0)
  })
  test('go below zero', () => {
    const { paths } = layOutPlot({ ...series, points: pointsOf([-10], [20]) }, frame)
    expect(paths[0]?.path).toMatch(/^M[\d.]+ 120V170h/)
  })
})

describe('lines', () => {
  const series: Omit<Plotted, 'points'> = { chart: 'line', periodKind: 'quarter', parts: [part('a')] }
  test('go from edge to edge, with a gap where a value is unknown', () => {
    const { paths, inset } = layOutPlot({ ...series, points: pointsOf([1], [null], [3], [2]) }, frame)
    expect(paths[0]?.path).toMatch(/^M40,[\d.]+ZM280,[\d.]+L400,[\d.]+$/)
    expect(paths[0]?.end).toEqual({ x: 400, y: expect.any(Number), value: 2 })
    // the share of the first period is centred at the start of the line
    expect(inset.left).toBe(-5)
  })
  test('do not start at zero, and may be flat or a single point', () => {
    const flat = layOutPlot({ ...series, points: pointsOf([100], [100]) }, frame)
    expect(flat.grid.length).toBeGreaterThan(1)
    const far = layOutPlot({ ...series, points: pointsOf([100], [104]) }, frame)
    expect(far.grid[0]?.value).toBeGreaterThan(90)
    expect(layOutPlot({ ...series, points: pointsOf([100]) }, frame).paths[0]?.path).toMatch(/^M220,/)
  })
})

test('labels do not overlap, and years replace periods in a long series', () => {
  const few = axisLabels('quarter', quarters, 90)
  expect(few.map(({ text }) => text)).toEqual(['K1 25', 'K2', 'K3', 'K4'])
  const ten = Array.from(
    { length: 120 },
    (_, at) => `${2016 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
  )
  expect(axisLabels('month', ten, 5).map(({ text }) => text)).toHaveLength(10)
  expect(axisLabels('month', ten, 2).map(({ text }) => text)).toEqual(['2017', '2019', '2021', '2023', '2025'])
})
