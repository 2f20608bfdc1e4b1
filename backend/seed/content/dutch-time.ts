const zone = 'Europe/Amsterdam'

/** The Dutch clock time of a moment, as if it were UTC, in milliseconds. */
function clockInZone(momentMs: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(momentMs)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** The Dutch clock time of a moment, as in `2026-11-20T08:40:00`. */
export function dutchClockOf(moment: Date): string {
  return new Date(clockInZone(moment.getTime())).toISOString().slice(0, 19)
}

/**
 * Converts a Dutch clock time to ISO 8601 in UTC.
 * @param local `2026-11-20T08:40`, with or without seconds
 * @throws RangeError when `local` is not a date
 */
export function dutchTimeToUtc(local: string): string {
  const asIfUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asIfUtc)) throw new RangeError(`No Dutch time: ${local}`)
  // Twice, because the first guess may be on the other side of a daylight saving change.
  let moment = asIfUtc - (clockInZone(asIfUtc) - asIfUtc)
  moment = asIfUtc - (clockInZone(moment) - moment)
  return new Date(moment).toISOString()
}

/**
 * A day and clock time in the Netherlands, counted from the Dutch day of `now`.
 * @param days negative for the past
 * @param clock `08:00`
 * @returns ISO 8601 in UTC
 */
export function dutchDayFrom(now: Date, days: number, clock: string): string {
  const today = new Date(clockInZone(now.getTime()))
  today.setUTCDate(today.getUTCDate() + days)
  return dutchTimeToUtc(`${today.toISOString().slice(0, 10)}T${clock}`)
}
