import { addDays } from './days.ts'

/** Closed each year: New Year's Day, Labour Day, and the two days of Christmas (ECB, calendar of T2). */
const closedDays: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Whether banks settle payments in euros on a day: not at the weekend, nor on a holiday of T2. */
export function isTargetDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || closedDays.has(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return day !== addDays(easter, -2) && day !== addDays(easter, 1)
}

/** The day itself, or else the first one after it on which banks settle payments. */
export function targetDayFrom(day: string): string {
  let next = day
  while (!isTargetDay(next)) next = addDays(next, 1)
  return next
}

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const corrected = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century - 17) / 25)) / 3)
  const epact = (corrected + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, moon - weekday)
}
