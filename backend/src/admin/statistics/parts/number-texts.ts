const counts = new Intl.NumberFormat('nl-NL')
const shares = new Intl.NumberFormat('nl-NL', { style: 'percent', maximumFractionDigits: 1 })
const unknown = '–'

/** `1.234`; a dash when it is unknown. */
export function countText(count: number | null): string {
  return count === null ? unknown : counts.format(count)
}

/** A part of one, as `2,5%`. */
export function shareText(share: number | null): string {
  return share === null ? unknown : shares.format(share)
}

/** How a count changed: `+12%`, `−8%`, `gelijk`; `nieuw` where there was nothing to compare with, null when one is unknown. */
export function changeText(count: number | null | undefined, before: number | null | undefined): string | null {
  if (typeof count !== 'number' || typeof before !== 'number') return null
  if (count === before) return 'gelijk'
  if (before === 0) return 'nieuw'
  const percent = Math.round((100 * (count - before)) / before)
  if (percent === 0) return count > before ? '+0%' : '−0%'
  return `${percent > 0 ? '+' : '−'}${counts.format(Math.abs(percent))}%`
}
