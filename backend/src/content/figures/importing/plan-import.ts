import { createHash } from 'node:crypto'
import type { StoredValue } from '../load-values'
import type { FileValue } from './parse-figures'

/** A value that an import adds (no `before`), changes or deletes (no `after`). */
export interface ValueChange {
  part: string
  period: string
  before: number | null
  after: number | null
}

export interface ImportPlan {
  /** in the order of the file */
  changes: ValueChange[]
  unchanged: number
  /** identifies the changes: confirming another plan than the editor saw is rejected */
  fingerprint: string
}

/** What a file changes in the stored values; values that it does not mention stay. */
export function planImport(
  file: readonly FileValue[],
  stored: readonly Pick<StoredValue, 'part' | 'period' | 'value'>[],
): ImportPlan {
  const storedValues = new Map(stored.map(({ part, period, value }) => [`${period} ${part}`, value]))
  const all = file.map(({ part, period, value }): ValueChange => {
    return { part, period, before: storedValues.get(`${period} ${part}`) ?? null, after: value }
  })
  const changes = all.filter(({ before, after }) => before !== after)
  const fingerprint = createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
  return { changes, unchanged: all.length - changes.length, fingerprint }
}

export function countChanges(changes: readonly ValueChange[]) {
  return {
    added: changes.filter(({ before }) => before === null).length,
    changed: changes.filter(({ before, after }) => before !== null && after !== null).length,
    deleted: changes.filter(({ after }) => after === null).length,
  }
}
