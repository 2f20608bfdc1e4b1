import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

/** Values by point; null where they are unknown. */
type Values = readonly (number | null)[]

interface Plotted {
  columns: Values
  /** rendered as a line over the columns */
  line: Values | null
  /** rendered as a dashed line */
  before: Values | null
  /** labels of the points, of which as many are shown as fit */
  labels: readonly string[]
}

export interface Frame {
  width: number
  height: number
  left: number
  top: number
  bottom: number
}

interface Column {
  /** index of its point */
  index: number
  x: number
  y: number
  width: number
  height: number
}

export interface ChartLayout {
  columns: Column[]
  line: string | null
  before: string | null
  grid: { value: number; y: number }[]
  labels: { text: string; x: number }[]
  /** the whole height of each point, for the pointer */
  slots: { x: number; width: number }[]
}

const MOST_GRID_LINES = 4
/** Estimated width of a label with the space after it, in pixels. */
const LABEL_WIDTH = 56

/** Lays out a chart of columns from zero. */
export function layOutChart({ columns, line: over, before, labels }: Plotted, frame: Frame): ChartLayout {
  const { width, height, left, top, bottom } = frame
  const knownValues = [columns, over ?? [], before ?? []].flat().filter((value) => value !== null)
  // an axis of 0 to 4 for an empty chart: counts have no fractions
  const y = scaleLinear([0, Math.max(MOST_GRID_LINES, ...knownValues)], [height - bottom, top]).nice(MOST_GRID_LINES)
  const x = scaleBand([...columns.keys()], [left, width])
    .paddingInner(0.25)
    .paddingOuter(0.1)
  const startOf = (index: number) => x(index) ?? left
  const path = (values: Values | null) =>
    values &&
    line<number | null>()
      .defined((value) => value !== null)
      .x((_, index) => startOf(index) + x.bandwidth() / 2)
      .y((value) => y(value ?? 0))([...values])
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / x.step()))
  return {
    columns: columns.flatMap((value, index) => {
      if (value === null) return []
      return [{ index, x: startOf(index), y: y(value), width: x.bandwidth(), height: y(0) - y(value) }]
    }),
    line: path(over),
    before: path(before),
    grid: y.ticks(MOST_GRID_LINES).map((value) => ({ value, y: y(value) })),
    labels: labels
      .map((text, index) => ({ text, x: startOf(index) + x.bandwidth() / 2 }))
      .filter(({ x: centre }, index) => index % every === 0 && centre + LABEL_WIDTH / 2 - 8 < width),
    slots: columns.map((_, index) => ({ x: startOf(index) - (x.step() - x.bandwidth()) / 2, width: x.step() })),
  }
}
