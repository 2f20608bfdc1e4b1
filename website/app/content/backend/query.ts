/** The parameters of a request to the content backend. Those without a value are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A query string, with its question mark unless it is empty. */
export function encodeQuery(query: Query): string {
  const filledPairs = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
  return filledPairs.length > 0 ? `?${new URLSearchParams(filledPairs)}` : ''
}
