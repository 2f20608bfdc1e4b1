export interface FactRow {
  label: string
  value: string
  change: string | null
  note: string | null
}

/** A label with its value. */
export function fact({ label, value, change, note }: FactRow) {
  return { label, value, change: change || null, note: note || null }
}
