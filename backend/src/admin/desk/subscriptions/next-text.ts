import type { nextDay } from '../../../features/desk/subscriptions/next-day'

/** When something happens to a subscription by itself: `1 dec 2026`, `tot 30 nov 2026`. */
export function nextText({ what, day }: ReturnType<typeof nextDay>, dayText: (day: string) => string): string {
  if (day === null) return '–'
  if (what === 'until') return `tot ${dayText(day)}`
  if (what === 'begins') return `begint ${dayText(day)}`
  return dayText(day)
}
