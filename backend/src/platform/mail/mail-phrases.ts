/**
 * Something a mail client may turn into a link: a name that contains it is an advertisement, which we would send to
 * somebody else's address.
 */
const linkLike = /:\/\/|www\.|@|\/|\p{L}\.\p{Ll}{2,}/u

/** The first line; without the name when that could be a link. */
export function greet(name: string, otherwise: 'lezer' | 'collega' = 'lezer'): string {
  return `Beste ${(name && withoutLink(name)) || otherwise},`
}

/** A name in a mail to somebody else; null when it could be a link. */
export function withoutLink(name: string): string | null {
  return linkLike.test(name) ? null : name
}

/** How long and how often a link works, as a sentence. */
export function validity(hours: number): string {
  const days = hours / 24
  return `De link werkt één keer en blijft ${days >= 3 && Number.isInteger(days) ? `${days} dagen` : `${hours} uur`} geldig.`
}

const dates = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** A day in Dutch time, such as "3 december 2026". */
export const onDay = (moment: Date): string => dates.format(moment)

const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** A date and time in Dutch time, such as "3 december 2026 om 08:00". */
export const atMoment = (moment: Date): string => moments.format(moment)
