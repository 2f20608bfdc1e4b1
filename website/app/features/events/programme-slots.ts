/** The parts of a programme by their start, in the order of the day; parts with the same start keep their order. */
export function programmeSlots<T extends { start: string }>(items: T[]): { start: string; items: T[] }[] {
  const slots = Map.groupBy(items, ({ start }) => start)
  return [...slots]
    .map(([start, members]) => ({ start, items: members }))
    .sort((a, b) => a.start.localeCompare(b.start))
}
