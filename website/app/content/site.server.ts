import { single } from '@gevel/contract/envelope'
import { siteSchema } from '@gevel/contract/site'
import { fetchContent } from './client.server.ts'

const answerSchema = single(siteSchema)

/** The site settings: names and menus of both editions, publisher, footer. */
export async function fetchSite(request: Request) {
  return (await fetchContent(request, '/public/site', answerSchema)).data
}
