import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { href } from '@gevel/contract/hrefs'
import { type VacancyFeed, vacancyFeedSchema } from '@gevel/contract/vacancy-feed'
import { env } from '../../config/env.server.ts'
import { fetchContent, fetchLimitedContent } from '../../content/client.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { load } from '../../routing/load.server.ts'
import type { Route } from './+types/job-feed.route.ts'
import { writeJobs } from './write-jobs.ts'

const PATH = '/public/vacancy-feed'

/**
 * `GET /feeds/{vacatures|provacatures}/jobs.xml`: the open vacancies of an edition for job boards. A feed of one part is a page, which is cached;
 * a longer one is sent while it is read, so that its length costs no memory.
 */
export async function loader(call: Route.LoaderArgs) {
  const { request, url } = call
  const edition = url.pathname.startsWith('/feeds/provacatures/') ? 'pro' : 'general'
  const [{ editions }, first] = await load(
    call,
    Promise.all([fetchSite(request), fetchContent(request, PATH, vacancyFeedSchema, { edition })]),
  )
  const page = edition === 'pro' ? href('/provacatures') : href('/vacatures')
  const feed = { publisher: editions[edition].name, url: env.SITE_URL + page, origin: env.SITE_URL }
  const parts = partsOf(request, first, edition)
  const written = Readable.from(writeJobs({ ...feed, changedAt: first.meta.changedAt }, parts))
  if (first.meta.next === null)
    return new Response(await text(written), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
  // of this type a response is no page to be cached
  const headers = { 'Content-Type': 'text/xml; charset=utf-8' }
  return new Response(Readable.toWeb(written) as ReadableStream, { headers })
}

/** The vacancies of a feed. When a part fails the document ends without its end tag, which no reader takes for a shorter feed. */
async function* partsOf(request: Request, first: VacancyFeed, edition: string) {
  let part = first
  yield part.data
  while (part.meta.next !== null) {
    part = await fetchLimitedContent(request, PATH, vacancyFeedSchema, { edition, after: part.meta.next })
    yield part.data
  }
}
