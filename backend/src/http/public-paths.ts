import { apiParts } from '@gevel/contract/paths'

const aliased = new RegExp(`^/(${apiParts.join('|')})(/|\\?|$)`)

/** The address under which Strapi serves a request: `/public/pages?page=2` becomes `/api/public/pages?page=2`. */
export function withApiPrefix(url: string): string {
  return aliased.test(url) ? `/api${url}` : url
}

/** Whether an address is one of the API's, and not one of the admin's or of a file. */
export function isApiUrl(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url)
}
