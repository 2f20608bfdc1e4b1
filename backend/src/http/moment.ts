/**
 * A moment from the database as the contract wants it: ISO 8601 in UTC.
 * @throws RangeError for what is no moment, also for null, which `Date` would take for 1970
 */
export function moment(value: string | Date): string {
  if (value === null) throw new RangeError('There is no moment')
  return new Date(value).toISOString()
}

/** As `moment`, for a moment that need not be there. */
export function momentOrNull(value: string | Date | null | undefined): string | null {
  return value ? moment(value) : null
}
