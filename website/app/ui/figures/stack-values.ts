import type { FigurePoint } from '@gevel/contract/figures'
import { stack, stackOffsetDiverging } from 'd3-shape'

/** The ends of a bar, or zero and the value of a line; null is unknown. */
export type Ends = [low: number | null, high: number | null]

/**
 * The ends of each period by part. Stacked parts are on top of each other, negative ones below zero; a period with an
 * unknown part has no bar, since its total would be wrong.
 */
export function stackValues(points: readonly FigurePoint[], parts: number, isStacked: boolean): Ends[][] {
  const numbers = Array.from({ length: parts }, (_, part) => part)
  if (!isStacked) {
    return numbers.map((part) =>
      points.map(({ values }): Ends => {
        const value = values[part] ?? null
        return [value === null ? null : 0, value]
      }),
    )
  }
  const stacked = stack<FigurePoint, number>()
    .keys(numbers)
    .value(({ values }, part) => values[part] ?? 0)
    .offset(stackOffsetDiverging)(points)
  return stacked.map((ends) =>
    ends.map(([low, high], at): Ends => {
      const isKnown = points[at]?.values.every((value) => value !== null)
      return isKnown ? [low, high] : [null, null]
    }),
  )
}
