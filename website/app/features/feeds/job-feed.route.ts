import { single } from '@gevel/contract/envelope'
import { href } from '@gevel/contract/hrefs'
import { feedVacancySchema } from '@gevel/contract/vacancy-feed'
import { z } from 'zod'
import { env } from '../../config/env.server.ts'
import { fetchContent } from '../../content/client.server.ts'
import { fetchSite } from '../../content/site.server.ts'
import { load } from '../../routing/load.server.ts'
import type { Route } from './+types/job-feed.route.ts'
import { writeJobs } from './write-jobs.ts'

const answer = single(z.array(feedVacancySchema))

/** `GET /feeds/{vacatures|provacatures}/jobs.xml`: the open vacancies of an edition for job boards. */
export async function loader(call: Route.LoaderArgs) {
  const { request, url } = call
  const edition = url.pathname.startsWith('/feeds/provacatures/') ? 'pro' : 'general'
  const [{ editions }, { data }] = await load(
    call,
    Promise.all([fetchSite(request), fetchContent(request, '/public/vacancy-feed', answer, { edition })]),
  )
  const page = edition === 'pro' ? href('/provacatures') : href('/vacatures')
  const feed = { publisher: editions[edition].name, url: env.SITE_URL + page, origin: env.SITE_URL, vacancies: data }
  return new Response(writeJobs(feed), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
