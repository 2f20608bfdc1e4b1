import { describe, expect, test } from 'vitest'
import { layOutChart } from './chart-layout'

const frame = { width: 400, height: 200, left: 40, top: 10, bottom: 30 }
const labels = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)

describe('a chart', () => {
  test('has columns from zero, and none for what is unknown', () => {
    const { columns, grid } = layOutChart(
      { columns: [10, 0, null], line: null, before: null, labels: labels(3) },
      frame,
    )
    expect(columns.map(({ index, y, height }) => [index, y, height])).toEqual([
      [0, 10, 160],
      [1, 170, 0],
    ])
    expect(grid[0]).toEqual({ value: 0, y: 170 })
    expect(grid.at(-1)?.value).toBe(10)
  })

  test('has room for the highest value of the comparison, which stops where it is unknown', () => {
    const before = [100, 50, null]
    const layout = layOutChart({ columns: [1, 2, 3], line: [1, 1, 1], before, labels: labels(3) }, frame)
    expect(layout.grid.at(-1)?.value).toBe(100)
    expect(layout.before?.match(/[ML]/g)).toHaveLength(2)
    expect(layout.line?.match(/,/g)).toHaveLength(3)
  })

  test('of nothing has an axis of whole numbers', () => {
    const { grid, columns } = layOutChart({ columns: [0, 0], line: null, before: null, labels: labels(2) }, frame)
    expect(grid.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
    expect(columns.every(({ height }) => height === 0)).toBe(true)
  })

  test('has as many labels as fit', () => {
    const columns = Array.from({ length: 92 }, () => 1)
    const layout = layOutChart({ columns, line: null, before: null, labels: labels(92) }, frame)
    expect(layout.labels.length).toBeGreaterThan(3)
    expect(layout.labels.length).toBeLessThan(8)
    expect(layout.slots).toHaveLength(92)
  })
})
