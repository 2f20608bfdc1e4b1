import { totalOf } from '@gevel/contract/figure-changes'
import type { FigureSeries } from '@gevel/contract/figures'
import { type ScaleLinear, scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { Frame } from './frame.ts'
import { type AxisLabel, axisLabels } from './plot-axis.ts'
import { stackValues } from './stack-values.ts'

/** What is drawn in one colour: its path, and the ends of a line. */
interface PlotPath {
  /** class of its colour, 1 to 4 */
  colour: number
  kind: 'line' | 'bars'
  path: string
  /** the last point of a line */
  end: { x: number; y: number; value: number } | null
}

export interface Plot {
  grid: { y: number; value: number }[]
  labels: (AxisLabel & { x: number })[]
  paths: PlotPath[]
  /** values above bars */
  marks: { x: number; y: number; value: number; colour: number }[]
  /** what is beside the periods, in percent of the width; each period has an equal share of the rest */
  inset: { left: number; right: number; top: number; bottom: number }
}

/** The part of a series that a chart shows. */
export type Plotted = Pick<FigureSeries, 'chart' | 'periodKind' | 'points' | 'parts'>

/** The colour of each part: subject, comparison, context, and the one of emphasis last, as in the charts of articles. */
const COLOURS = [1, 2, 4, 3] as const
const NEWEST = 3
const TICKS = 4
/** of a value above a bar, at most */
const MARK_WIDTH = 50

/** Lays out a chart in a frame: everything that the drawing needs, rounded to a tenth of a pixel. */
export function layOutPlot({ chart, periodKind, points, parts }: Plotted, frame: Frame): Plot {
  const periods = points.map(({ from }) => from)
  const area: [number, number] = [frame.left, frame.width - frame.right]
  const isBars = chart === 'bar' || chart === 'stacked'
  const stacks = stackValues(points, parts.length, chart === 'stacked')
  const heights = scaleOf(isBars ? stacks.flat(2) : stacks.flat().map(([, high]) => high), isBars, frame)
  const { x, slot } = isBars ? barPlaces(periods, area) : linePlaces(periods, area)
  const place = (at: number) => round(x(periods[at] ?? '') ?? 0)
  const paths = isBars ? barPaths(stacks, place, slot, heights, parts.length === 1) : linePaths(stacks, place, heights)
  return {
    grid: heights.ticks(TICKS).map((value) => ({ value, y: round(heights(value)) })),
    labels: axisLabels(periodKind, periods, slot).map((label) => ({ ...label, x: place(label.at) })),
    paths,
    marks: isBars ? newestMark(points, stacks, place, heights) : [],
    inset: insetOf(frame, isBars ? 0 : slot / 2),
  }
}

/** The low and high end per part and period; null is unknown. */
type Stacks = ReturnType<typeof stackValues>
type Heights = ScaleLinear<number, number>

function scaleOf(ends: readonly (number | null)[], fromZero: boolean, { height, top, bottom }: Frame): Heights {
  const knownEnds = ends.filter((end) => end !== null)
  const lowest = Math.min(...knownEnds, ...(fromZero ? [0] : []))
  const highest = Math.max(...knownEnds, ...(fromZero ? [0] : []))
  const flat = lowest === highest ? Math.abs(highest) || 1 : 0
  return scaleLinear([lowest - flat, highest + flat], [height - bottom, top]).nice(TICKS)
}

function barPlaces(periods: string[], range: [number, number]) {
  const scale = scaleBand(periods, range)
  return { x: (from: string) => (scale(from) ?? 0) + scale.bandwidth() / 2, slot: scale.bandwidth() }
}

function linePlaces(periods: string[], range: [number, number]) {
  const scale = scalePoint(periods, range)
  return { x: (from: string) => scale(from), slot: scale.step() || range[1] - range[0] }
}

function linePaths(stacks: Stacks, place: (at: number) => number, heights: Heights): PlotPath[] {
  return stacks.map((ends, part) => {
    const values = ends.map(([, high]) => high)
    const draw = line<number | null>(
      (_, at) => place(at),
      (value) => heights(value ?? 0),
    )
      .defined((value) => value !== null)
      .digits(1)
    const lastAt = values.findLastIndex((value) => value !== null)
    const value = values[lastAt]
    const end = typeof value === 'number' ? { x: place(lastAt), y: round(heights(value)), value } : null
    return { colour: COLOURS[part] ?? 4, kind: 'line', path: draw(values) ?? '', end }
  })
}

/** All bars of a part are one path; the newest bar of a single part stands out. */
function barPaths(
  stacks: Stacks,
  place: (at: number) => number,
  slot: number,
  heights: Heights,
  isSingle: boolean,
): PlotPath[] {
  const width = round(Math.max(0.5, slot * (slot > 6 ? 0.72 : 0.86)))
  return stacks.flatMap((ends, part) => {
    const drawn = ends.map(([low, high], at) =>
      low === null || high === null
        ? ''
        : `M${round(place(at) - width / 2)} ${round(heights(low))}V${round(heights(high))}h${width}V${round(heights(low))}z`,
    )
    const newest = isSingle ? drawn.findLastIndex((bar) => bar !== '') : -1
    const others = drawn.filter((_, at) => at !== newest).join('')
    const colour = COLOURS[part] ?? 4
    return [
      { colour, kind: 'bars' as const, path: others, end: null },
      ...(newest < 0 ? [] : [{ colour: NEWEST, kind: 'bars' as const, path: drawn[newest] ?? '', end: null }]),
    ]
  })
}

/** The value of the newest bar, or the total of a stack, above it and above the bars that its text covers. */
function newestMark(points: Plotted['points'], stacks: Stacks, place: (at: number) => number, heights: Heights) {
  const at = points.findLastIndex(({ values }) => totalOf(values) !== null)
  const value = totalOf(points[at]?.values ?? [null])
  if (value === null) return []
  const covered = points.length > 1 ? Math.ceil(MARK_WIDTH / Math.max(1, Math.abs(place(1) - place(0)))) : 1
  const below = stacks.flatMap((ends) => ends.slice(Math.max(0, at - covered + 1), at + 1).map(([, high]) => high ?? 0))
  return [
    { x: place(at), y: round(heights(Math.max(0, ...below)) - 7), value, colour: stacks.length === 1 ? NEWEST : 0 },
  ]
}

/** Lines go from edge to edge: the shares of their first and last period extend beyond by half. */
function insetOf({ width, left, right, top, bottom }: Frame, beyond: number): Plot['inset'] {
  return {
    left: round(((left - beyond) / width) * 100, 100),
    right: round(((right - beyond) / width) * 100, 100),
    top: round((top / width) * 100, 100),
    bottom: round((bottom / width) * 100, 100),
  }
}

function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts
}
