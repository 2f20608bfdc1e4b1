import type { TextLine } from './text-lines'

/** A line of a comparison: in both texts, or in one of them. */
export interface ComparedLine extends TextLine {
  change: 'same' | 'added' | 'removed'
}

const keyOf = ({ label, text }: TextLine) => `${label ?? ''}\n${text}`

/** Compares two texts by their lines, by their longest common subsequence; removed lines come before those that replace them. */
export function compareLines(before: readonly TextLine[], after: readonly TextLine[]): ComparedLine[] {
  const lengths = commonLengths(before.map(keyOf), after.map(keyOf))
  const compared: ComparedLine[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    const [removed, added] = [before[one], after[other]]
    if (removed && added && keyOf(removed) === keyOf(added)) {
      compared.push({ ...added, change: 'same' })
      one++
      other++
    } else if (removed && (!added || lengthAt(lengths, one + 1, other) >= lengthAt(lengths, one, other + 1))) {
      compared.push({ ...removed, change: 'removed' })
      one++
    } else if (added) {
      compared.push({ ...added, change: 'added' })
      other++
    }
  }
  return compared
}

const lengthAt = (lengths: readonly (readonly number[])[], one: number, other: number) => lengths[one]?.[other] ?? 0

/** Lengths of the longest common subsequence of what follows each pair of positions. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--) {
      const row = lengths[one]
      if (row)
        row[other] =
          before[one] === after[other]
            ? lengthAt(lengths, one + 1, other + 1) + 1
            : Math.max(lengthAt(lengths, one + 1, other), lengthAt(lengths, one, other + 1))
    }
  return lengths
}
