/**
 * Formats a timestamp of the database for the contract: ISO 8601 in UTC.
 * @throws RangeError for an invalid one, also for null, which `Date` would read as 1970
 */
export function timestamp(value: string | Date): string {
  if (value === null) throw new RangeError('There is no timestamp')
  return new Date(value).toISOString()
}

/** Formats an optional timestamp of the database for the contract; null without one. */
export function timestampOrNull(value: string | Date | null | undefined): string | null {
  return value ? timestamp(value) : null
}
