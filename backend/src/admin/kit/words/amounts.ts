import { formatCents } from '@gevel/contract/money/format'

/** An amount that is not there is a dash. */
export function amountText(amountCents: number | null): string {
  return amountCents === null ? '–' : formatCents(amountCents)
}

/** `1 lezer`, `3 lezers`. */
export function countOf(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`
}
