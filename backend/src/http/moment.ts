/** A moment from the database as the contract wants it: ISO 8601 in UTC. */
export function moment(value: string | Date): string {
  return new Date(value).toISOString()
}

/** As `moment`, for a moment that need not be there. */
export function momentOrNull(value: string | Date | null | undefined): string | null {
  return value ? moment(value) : null
}
