const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Amsterdam',
})

/** A moment by the clock of the Netherlands, as the browser's field for one has it: `2026-11-25T09:30`. */
export function dutchClockOf(moment: Date): string {
  return clock.format(moment).replace(' ', 'T')
}

/**
 * The moment at which the clock of the Netherlands shows `2026-11-25T09:30`; of the hour that is there twice the second one, and of the
 * one that is skipped an hour later.
 */
export function momentOfDutchClock(local: string): Date {
  const wanted = Date.parse(`${local}Z`)
  const offsetAt = (moment: number) => Date.parse(`${dutchClockOf(new Date(moment))}Z`) - moment
  // the offset at the moment itself, which that of UTC only tells roughly
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)))
}
