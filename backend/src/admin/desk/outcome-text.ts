import type { BulkOutcome } from '../../features/desk/perform-each'

/** How an action on many rows went: what was done, and how many rows were left out for which reason. */
export function outcomeText({ done, skipped }: BulkOutcome, doneText: (count: number) => string): string {
  const left = skipped.map(({ reason, count }) => `${count} overgeslagen: ${reason}`)
  return [...(done > 0 || left.length === 0 ? [doneText(done)] : []), ...left].join(' ')
}
