import type { Fact } from '@gevel/contract/primitives'

export interface FactRow {
  label: string
  value: string
  change: string | null
  note: string | null
}

/** A label with its value. */
export function fact({ label, value, change, note }: FactRow): Fact {
  return { label, value, change: change || null, note: note || null }
}
