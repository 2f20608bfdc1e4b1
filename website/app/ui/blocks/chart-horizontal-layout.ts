import { type Series, wrapText } from './chart-geometry.ts'

/** In the units of the drawing, pixels at full width. */
const LINE = 18
const GAP = 12
const BETWEEN_BARS = 3
const THICKNESS = { single: 22, several: 16 }
/** room for a value at the end of the longest bar, `1.234,5` */
const VALUE_ROOM = 56

interface Bar {
  /** index of its series */
  series: number
  value: number
  left: number
  width: number
  top: number
  thickness: number
  /** where its value is written */
  textX: number
}

interface Row {
  label: string
  lines: { text: string; y: number }[]
  bars: Bar[]
  /** ends of the line from which its bars start */
  top: number
  bottom: number
}

/** Places horizontal bars from a common zero, those of one label below each other; unknown values have none. */
export function layOutBars(labels: readonly string[], series: readonly Series[], width: number) {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const unit = (width - VALUE_ROOM) / (highest - lowest || 1)
  const zero = round(-lowest * unit)
  const thickness = series.length === 1 ? THICKNESS.single : THICKNESS.several
  let y = 0
  const rows = labels.map((label, row): Row => {
    const start = y
    const lines = wrapText(label, width).map((text, at) => ({ text, y: start + (at + 1) * LINE - 6 }))
    y += lines.length * LINE
    const top = y - 2
    const bars = series.flatMap(({ values: own }, at) => {
      const value = own[row]
      if (value === null || value === undefined) return []
      const [from, to] = [Math.min(0, value), Math.max(0, value)].map((end) => round(zero + end * unit)) as [
        number,
        number,
      ]
      const bar = { series: at, value, left: from, width: round(to - from), top: y, thickness, textX: to + 6 }
      y += thickness + BETWEEN_BARS
      return bar
    })
    const bottom = y - BETWEEN_BARS + 2
    y += GAP
    return { label, lines, bars, top, bottom }
  })
  return { rows, zero, height: y }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
