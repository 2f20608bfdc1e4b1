interface Part {
  day: string | null
  start: string
}

interface Slot<T> {
  start: string
  items: T[]
}

/**
 * The parts of a programme by their day and start, in order; parts with the same start keep theirs.
 * @param firstDay of the event, `2027-02-02`, for parts without a day
 */
export function programmeDays<T extends Part>(items: T[], firstDay: string): { day: string; slots: Slot<T>[] }[] {
  const days = Map.groupBy(items, ({ day }) => day ?? firstDay)
  return [...days].map(([day, parts]) => ({ day, slots: slotsOf(parts) })).sort((a, b) => a.day.localeCompare(b.day))
}

function slotsOf<T extends Part>(parts: T[]): Slot<T>[] {
  const slots = Map.groupBy(parts, ({ start }) => start)
  return [...slots]
    .map(([start, members]) => ({ start, items: members }))
    .sort((a, b) => a.start.localeCompare(b.start))
}
