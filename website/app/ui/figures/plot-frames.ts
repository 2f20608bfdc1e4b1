import { figureNumber } from '@gevel/contract/figure-text'
import type { FigureSeries } from '@gevel/contract/figures'
import type { Frame } from './frame.ts'

/**
 * Where a chart is shown: across a page (`tall` beside many others), in the text of an article, in a
 * panel beside its newest value, or beside others.
 */
export type PlotSize = 'tall' | 'page' | 'text' | 'panel' | 'small'

/** The frames of a series by the screens that show them. */
export interface PlotFrames {
  wide: Frame
  narrow: Frame
  /** in place of `wide`, where a chart has a column of its own */
  column: Frame | null
}

type Size = [width: number, height: number]

const SIZES: Readonly<Record<PlotSize, { wide: Size; narrow: Size; column?: Size }>> = {
  tall: { wide: [860, 520], narrow: [360, 260] },
  page: { wide: [860, 340], narrow: [360, 260] },
  text: { wide: [600, 280], narrow: [340, 240] },
  panel: { wide: [640, 240], narrow: [320, 210] },
  small: { wide: [760, 260], narrow: [360, 210], column: [400, 190] },
}

/** Estimated width of a character, of the axis and in bold. */
const CHARACTER = 7.4
const BOLD = 8

/** The frames of a series, with room for its axis and the names at its lines. */
export function plotFrames(series: FigureSeries, size: PlotSize): PlotFrames {
  const { wide, narrow, column } = SIZES[size]
  return {
    wide: frameOf(series, wide),
    narrow: frameOf(series, narrow),
    column: column ? frameOf(series, column) : null,
  }
}

function frameOf(series: FigureSeries, [width, height]: Size): Frame {
  const { chart, parts, points, decimals } = series
  const values = points.flatMap((point) => point.values.filter((value) => value !== null))
  const isStacked = chart === 'stacked'
  const largest = values.length > 0 ? Math.max(...values.map(Math.abs)) * (isStacked ? parts.length : 1) : 0
  const axis = figureNumber(Math.round(largest), 0).length
  const newest = figureNumber(largest, decimals).length
  const longest = parts.length > 1 ? Math.max(...parts.map(({ name }) => name.length)) + 1 : 0
  const isLine = chart === 'line' || chart === 'index'
  const right = isLine ? Math.min((longest + newest) * BOLD + 14, width / 3) : 0
  return { width, height, left: Math.max(30, axis * CHARACTER + 10), right, top: 22, bottom: 30 }
}
