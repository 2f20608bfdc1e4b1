const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' })

/** `november`, of a month from 1. */
export function nameOfMonth(month: number): string {
  return monthName.format(Date.UTC(2000, month - 1))
}

/** `1 artikel`, `1.204 artikelen`. */
export function articleCount(count: number): string {
  return count === 1 ? '1 artikel' : `${count.toLocaleString('nl-NL')} artikelen`
}
