import { type FixedPath, href } from '@gevel/contract/hrefs'
import { environment } from '../environment/environment'

/**
 * The address of a page of the website that a mail or a provider leads to, with the code that its button will send. Its origin is a
 * setting, and never what a request says.
 */
export function linkTo(page: FixedPath, code?: string): string {
  const url = new URL(href(page), environment.SITE_URL)
  if (code !== undefined) url.searchParams.set('code', code)
  return url.href
}
