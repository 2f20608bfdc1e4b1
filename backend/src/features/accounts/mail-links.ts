import { type FixedPath, href } from '@gevel/contract/hrefs'
import { environment } from '../../platform/environment/environment'

/**
 * The URL of a page of the website that a mail or a provider leads to, with the code that its form submits. The origin
 * is a setting, never taken from a request.
 */
export function linkTo(page: FixedPath, code?: string): string {
  const url = new URL(href(page), environment.SITE_URL)
  if (code !== undefined) url.searchParams.set('code', code)
  return url.href
}
