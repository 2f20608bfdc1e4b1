import type { Frame } from '../figures/frame.ts'

export interface Series {
  name: string
  values: (number | null)[]
}

export const WIDE: Frame = { width: 560, height: 250, left: 40, right: 112, top: 14, bottom: 30 }
export const NARROW: Frame = { width: 320, height: 240, left: 40, right: 84, top: 14, bottom: 30 }

/** Estimated width of a character in a chart, in the units of a frame: 13 px sans serif. */
const CHARACTER = 7
const BOLD_CHARACTER = 7.5
/** The height of a value at a bar. */
const VALUE_LINE = 18
/** between the end of a line and its name */
export const NAME_GAP = 10

/**
 * A frame for bars: there are no names at the right. A single series has its values at its bars, negative ones below
 * them.
 */
export function barFrame(frame: Frame, series: readonly Series[]): Frame {
  const hasValuesBelow = series.length === 1 && knownValues(series).some((value) => value < 0)
  return { ...frame, right: 0, bottom: frame.bottom + (hasValuesBelow ? VALUE_LINE : 0) }
}

/** A frame for lines: with room for the names at their ends, of a third of the width at most. */
export function lineFrame(frame: Frame, series: readonly Series[]): Frame {
  const longest = Math.max(...series.map(({ name }) => name.length))
  return { ...frame, right: Math.min(longest * BOLD_CHARACTER + NAME_GAP + 4, frame.width / 3) }
}

/** Whether every label fits below its own bar. */
export function labelsFit(labels: string[], { width, left, right }: Frame): boolean {
  const longest = Math.max(...labels.map((label) => label.length))
  return longest * CHARACTER + 6 <= (width - left - right) / labels.length
}

/** A text in lines of at most so many units; a longer word has a line of its own. */
export function wrapText(text: string, width: number): string[] {
  const most = Math.floor(width / CHARACTER)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The values of all series that are known. */
export function knownValues(series: readonly Series[]): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null))
}

export function hasValues(series: Series): boolean {
  return series.values.some((value) => value !== null)
}

/**
 * The values of the grid lines: round numbers that cover all values, and zero when `withZero`, from which bars start.
 */
export function ticks(values: readonly number[], withZero: boolean): number[] {
  const covered = withZero ? [0, ...values] : values
  const highest = Math.max(...covered)
  const lowest = Math.min(...covered)
  const step = roundStep((highest - lowest || Math.abs(highest) || 1) / 3)
  const first = Math.floor(lowest / step)
  const last = Math.max(first + 1, Math.ceil(highest / step))
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  return ([1, 2, 2.5, 5, 10].find((factor) => raw <= factor * power) ?? 10) * power
}

/** The vertical position of a value, between the lowest and the highest tick. */
export function heightOf(value: number, marks: number[], { height, top, bottom }: Frame): number {
  const lowest = marks[0] ?? 0
  const highest = marks.at(-1) ?? 1
  return Math.round((height - bottom - ((value - lowest) / (highest - lowest)) * (height - top - bottom)) * 10) / 10
}

/**
 * The horizontal position of the nth of `count` points: lines run from edge to edge, bars are in the middle of their
 * share.
 */
export function positionOf(at: number, count: number, kind: 'line' | 'bar', { width, left, right }: Frame): number {
  const span = width - left - right
  const x =
    kind === 'line' ? left + (count > 1 ? (at / (count - 1)) * span : span / 2) : left + ((at + 0.5) / count) * span
  return Math.round(x * 10) / 10
}

/** A line through the points that exist: a missing value interrupts it. */
export function linePath(values: (number | null)[], marks: number[], frame: Frame): string {
  let pen = 'M'
  return values
    .map((value, at) => {
      if (value === null) {
        pen = 'M'
        return ''
      }
      const point = `${pen}${positionOf(at, values.length, 'line', frame)} ${heightOf(value, marks, frame)}`
      pen = 'L'
      return point
    })
    .join('')
}

/** Shows one in this many labels, so that they do not overlap; the newest is always shown. */
export function labelStep(labels: string[], { width, left, right }: Frame): number {
  const longest = Math.max(...labels.map((label) => label.length))
  const room = (width - left - right) / labels.length
  return Math.max(1, Math.ceil((longest * 8 + 10) / room))
}
