import qs from 'qs'

export interface Query {
  [key: string]: string | number | boolean | null | undefined | Query | (string | number)[]
}

/**
 * A query string with nested keys in brackets, as the content backend parses it: `populate[0]=seo&filters[type]=PAGE`.
 */
export function encodeQuery(query: Query): string {
  return qs.stringify(query, { encodeValuesOnly: true, skipNulls: true, addQueryPrefix: true })
}
