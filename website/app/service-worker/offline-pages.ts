import { isProPath, withinEdition } from '@gevel/contract/edition-links'
import { href } from '@gevel/contract/hrefs'
import { fetchForEverybody } from './pages/fetch-for-everybody.ts'
import { storePage } from './pages/store-page.ts'

const OFFLINE = href('/offline')
const PRO_KEY = 'pro'

/**
 * Stores the offline page of both editions, with its files.
 * @throws when one cannot be fetched: the browser then tries to install the worker again later
 */
export async function storeOfflinePages(): Promise<void> {
  for (const path of [OFFLINE, `${OFFLINE}?${PRO_KEY}`]) {
    const response = await fetchForEverybody(path)
    if (response?.status !== 200) throw new Error(`${path} cannot be fetched`)
    await storePage(path, response, { isFallback: true })
  }
}

/** Leads to the offline page in the edition of the page that was requested, to which it links back. */
export function toOfflinePage({ pathname, search, searchParams }: URL): Response {
  const edition = searchParams.has(PRO_KEY) || isProPath(pathname) ? 'pro' : 'general'
  const back = encodeURIComponent(pathname + search)
  return Response.redirect(withinEdition(`${OFFLINE}?terug=${back}`, edition))
}
