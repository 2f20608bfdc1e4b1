/**
 * The number of columns for lists of cards that have the same: the first of these with which every last row is more
 * than half full, or the first when there is none.
 * @param lists how many cards each of them has
 * @param numbers in order of preference
 */
export function columnsFor<N extends number>(lists: readonly number[], numbers: readonly [N, ...N[]]): N {
  const isClosed = (columns: number) => lists.every((cards) => (cards % columns || columns) > columns / 2)
  return numbers.find(isClosed) ?? numbers[0]
}
