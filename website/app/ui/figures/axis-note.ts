import { dutchNumber } from './dutch-number.ts'

/** Says where the axis of a chart begins, when that is not zero; empty when it is. @param lowest of its grid lines */
export function axisNote(lowest: number | undefined): string {
  return lowest !== undefined && lowest > 0 ? `De as begint bij ${dutchNumber(lowest)}.` : ''
}
