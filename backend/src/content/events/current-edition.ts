/** An event of a series; moments as the database returns them, or as ISO texts. */
export interface SeriesEdition {
  publicId: number
  startsAt: string | Date
  endsAt: string | Date
}

/** The current edition of a series: the next one that has not ended, else the last; undefined when there is none. */
export function currentEdition<Edition extends SeriesEdition>(
  editions: readonly Edition[],
  now: Date,
): Edition | undefined {
  const byStart = editions.toSorted(
    (one, other) => Number(startOf(one)) - Number(startOf(other)) || one.publicId - other.publicId,
  )
  return byStart.find(({ endsAt }) => new Date(endsAt) >= now) ?? byStart.at(-1)
}

function startOf({ startsAt }: SeriesEdition): Date {
  return new Date(startsAt)
}
