/** An event in the history of a row. */
export interface TimelineEvent<Text = string> {
  id: string | number
  /** ISO 8601 */
  at: string
  text: Text
  /** who or what did it: an editor, `systeem`, `bank` */
  by?: string | null
  tone?: 'plain' | 'note' | 'good' | 'bad'
}

const timeZone = 'Europe/Amsterdam'
const monthFormat = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone })
const dayFormat = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone })
const clockFormat = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone })

/** The events newest first, in groups with the Dutch name of their month: `November 2026`. */
export function eventsByMonth<Text>(events: readonly TimelineEvent<Text>[]) {
  const months = new Map<string, TimelineEvent<Text>[]>()
  for (const event of events.toSorted((one, other) => other.at.localeCompare(one.at))) {
    const name = monthFormat.format(new Date(event.at))
    const month = name.charAt(0).toUpperCase() + name.slice(1)
    months.set(month, [...(months.get(month) ?? []), event])
  }
  return [...months].map(([month, ofMonth]) => ({ month, events: ofMonth }))
}

/** `20 nov, 10.02 uur`, in Dutch time. */
export function momentText(at: string): string {
  const moment = new Date(at)
  return `${dayFormat.format(moment)}, ${clockFormat.format(moment).replace(':', '.')} uur`
}
