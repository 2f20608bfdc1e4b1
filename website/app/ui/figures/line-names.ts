/** Room for a name at the end of a line, in the units of the drawing. */
const LINE_HEIGHT = 17

/**
 * Moves the names at the ends of lines apart, so that none covers another: each stays as near to its line as it can.
 * @param ends heights of the ends of the lines
 * @returns the height of each name, in the same order
 */
export function spreadNames(ends: readonly number[], bottom: number): number[] {
  const order = ends.map((y, at) => ({ y, at })).sort((one, other) => one.y - other.y)
  const placed = ends.slice()
  let free = Number.NEGATIVE_INFINITY
  for (const { y, at } of order) {
    placed[at] = Math.max(y, free)
    free = (placed[at] ?? y) + LINE_HEIGHT
  }
  let limit = bottom
  for (const { at } of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, limit)
    limit = (placed[at] ?? 0) - LINE_HEIGHT
  }
  return placed
}
