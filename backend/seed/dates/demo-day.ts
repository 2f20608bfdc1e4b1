import { dutchClockOf } from '../content/dutch-time'

/** The day for which the demo content was written: its newest stories are of the morning of this day. */
export const WRITTEN_ON = '2026-11-20'

/** When the last of that day happens, in minutes after midnight: a reader's comment. */
const LAST_MINUTE = 15 * 60 + 30

/** The day on which the content ends, and how many minutes of it have passed. */
export interface DemoDay {
  /** as in `2026-11-20` */
  day: string
  minutes: number
}

/** The day for which the content was written. */
export const writtenDay: DemoDay = { day: WRITTEN_ON, minutes: 24 * 60 }

/** @param day another one than today, which has passed */
export function demoDay(now: Date, day?: string): DemoDay {
  const clock = dutchClockOf(now)
  const today = clock.slice(0, 10)
  if (day !== undefined && day !== today) return { day, minutes: 24 * 60 }
  return { day: today, minutes: Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16)) }
}

/**
 * Moves a moment of the last day closer to midnight when the day has not passed that far: nothing is in the future, and
 * everything in its order.
 * @param local as in `2026-11-20T08:40`
 */
export function withinDay(local: string, { day, minutes }: DemoDay): string {
  if (local.slice(0, 10) !== day || minutes >= LAST_MINUTE) return local
  const written = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  const moved = Math.floor((written * minutes) / LAST_MINUTE)
  return `${day}T${String(Math.floor(moved / 60)).padStart(2, '0')}:${String(moved % 60).padStart(2, '0')}`
}
