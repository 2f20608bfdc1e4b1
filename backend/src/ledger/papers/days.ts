const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })
const shortDays = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** An ISO day as people read it: "1 maart 2026". */
export function writeDay(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`))
}

/** A period of ISO days, both included: "1 mrt 2026 – 31 mrt 2026". */
export function writePeriod(from: string, until: string): string {
  const [first, last] = [from, until].map((day) => shortDays.format(new Date(`${day}T00:00:00Z`)))
  return first === last ? `${first}` : `${first} – ${last}`
}
