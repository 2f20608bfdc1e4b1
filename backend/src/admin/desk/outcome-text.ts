import type { BulkOutcome } from '../../features/editor-actions/perform-each'

/** The result of a bulk action: the number of rows that were changed, and of those left out for each reason. */
export function outcomeText({ done, skipped }: BulkOutcome, doneText: (count: number) => string): string {
  const left = skipped.map(({ reason, count }) => `${count} overgeslagen: ${reason}`)
  return [...(done > 0 || left.length === 0 ? [doneText(done)] : []), ...left].join(' ')
}
