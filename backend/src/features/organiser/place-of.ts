/** `Jaarbeurs, Utrecht` of a stored place; null for an event that is only online. */
export function placeOf(venue: unknown): string | null {
  const { name, city } = Object(typeof venue === 'string' ? JSON.parse(venue) : venue)
  return name ? `${name}, ${city}` : null
}
