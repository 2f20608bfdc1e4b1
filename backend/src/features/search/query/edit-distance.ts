/**
 * The number of letters to insert, delete, replace or swap with their neighbour that turns one word into another
 * (optimal string alignment).
 */
export function distance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          ...(isSwap ? [(beforeLast[column - 2] ?? 0) + 1] : []),
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
