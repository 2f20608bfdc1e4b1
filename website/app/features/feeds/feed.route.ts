import { type FeedFormat, type FeedList, feedFormatSchema, feedListSchema } from '@gevel/contract/feeds'
import { load } from '../../routing/load.server.ts'
import { routeParam } from '../../routing/not-found.ts'
import type { RouteHandle } from '../../routing/routes/route-handle.ts'
import type { Route } from './+types/feed.route.ts'
import type { Feed } from './feed.ts'
import { newsFeed } from './news-feed.server.ts'
import { newsletterFeed } from './newsletter-feed.server.ts'
import { vacanciesFeed } from './vacancies-feed.server.ts'
import { writeAtom } from './write-atom.ts'
import { writeJson } from './write-json.ts'
import { writeRss } from './write-rss.ts'

export const handle: RouteHandle = { query: ['t'] }

/** The content type of each format, and what writes it. */
const FORMATS = {
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  'atom.xml': { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: writeJson },
} as const satisfies Record<FeedFormat, object>

/** `GET /feeds/{list}/{format}`: the newest of a list for feed readers; `?t=` is a tag of the news of an edition. */
export async function loader(call: Route.LoaderArgs) {
  const { url, params } = call
  const list = routeParam(url, feedListSchema, params.list)
  const format = routeParam(url, feedFormatSchema, params.format)
  const { type, write } = FORMATS[format]
  return new Response(write(await load(call, loadFeed(call, list))), { headers: { 'Content-Type': type } })
}

function loadFeed(call: Route.LoaderArgs, list: FeedList): Promise<Feed> {
  switch (list) {
    case 'vacatures':
    case 'provacatures':
      return vacanciesFeed(call, list)
    case 'nieuwsbrief':
      return newsletterFeed(call)
    default:
      return newsFeed(call, list)
  }
}
