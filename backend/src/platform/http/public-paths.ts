import { apiParts } from '@gevel/contract/paths'

const aliased = new RegExp(`^/(${apiParts.join('|')})(/|\\?|$)`)

/** The URL under which Strapi serves a request: `/public/pages?page=2` becomes `/api/public/pages?page=2`. */
export function withApiPrefix(url: string): string {
  return aliased.test(url) ? `/api${url}` : url
}

/** Whether a URL belongs to the API, and not to the admin or a file. */
export function isApiUrl(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url)
}
