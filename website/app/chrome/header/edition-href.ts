import { isOfOneEdition, withinEdition } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { archiveHref, homeHref, isWithin, newsHref, tagIndexHref } from '@gevel/contract/hrefs'

/** The page of the same kind in an edition: where both have it, also of the same topic; else its front page. */
export function editionHref(edition: Edition, { pathname, search }: { pathname: string; search: string }): string {
  for (const hrefOf of [tagIndexHref, newsHref]) {
    if ([hrefOf('general'), hrefOf('pro')].includes(pathname)) return hrefOf(edition) + topicOf(search)
  }
  // the other edition may have no articles in that month
  if (isWithin(pathname, '/sitemap/:year')) return archiveHref(edition)
  return isOfOneEdition(pathname) ? homeHref(edition) : withinEdition(pathname, edition)
}

function topicOf(search: string): string {
  const topic = new URLSearchParams(search).get('t')
  return topic ? `?t=${encodeURIComponent(topic)}` : ''
}
